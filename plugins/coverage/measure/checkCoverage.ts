import { getNearestNames } from '../../../src/utils/nearestNames';
import type { PlannedPage } from '../../pages';
import type { UnfinishedPage } from '../unfinishedPages';
import type { IdentifierReasons, PageCoverage } from './measurePages';

const REASONS_FILE = 'plugins/coverage/identifierReasons.ts';
const UNFINISHED_FILE = 'plugins/coverage/unfinishedPages.ts';

/** What the pages are held against. */
export interface CoverageRequest {
  tree: readonly PlannedPage[];
  coverage: readonly PageCoverage[];
  reasons: IdentifierReasons;
  unfinished: readonly UnfinishedPage[];
}

function findUnexplained({ uncovered }: PageCoverage): string[] {
  return uncovered
    .filter(({ reason }) => reason === undefined)
    .map(({ identifier }) => identifier);
}

function toFile(route: string): string {
  return `docs${route.replace(/^\/x/, '')}/index.mdx`;
}

/** What is wrong with a route that a list names, if anything. */
function describeRoute(
  route: string,
  { tree, coverage }: CoverageRequest,
): string | undefined {
  if (coverage.some((page) => page.route === route)) {
    return undefined;
  }
  const routes = tree.map((page) => page.route);
  return routes.includes(route)
    ? 'the page does not exist yet. Remove the entry; it can come with the page'
    : `the page tree has no such page; near are ${getNearestNames(route, routes).join(', ')}`;
}

function describeReason(
  identifier: string,
  reason: string,
  page: PageCoverage,
  identifiers: readonly string[],
): string | undefined {
  if (!identifiers.includes(identifier)) {
    const near = getNearestNames(identifier, identifiers).join(', ');
    return `the page tree does not expect it there${near && `; near are ${near}`}. Remove the entry, or mend the name`;
  }
  if (page.uncovered.every((entry) => entry.identifier !== identifier)) {
    return 'the page has it. Remove the entry';
  }
  return reason.trim() === '' ? 'the reason is empty. Write why' : undefined;
}

function checkReasons(request: CoverageRequest): string[] {
  return Object.entries(request.reasons).flatMap(([route, reasons]) => {
    const fault = describeRoute(route, request);
    if (fault !== undefined) {
      return [`${REASONS_FILE}: ${route}: ${fault}.`];
    }
    const page = request.coverage.find((candidate) => candidate.route === route)!;
    const { identifiers } = request.tree.find((plan) => plan.route === route)!;
    return Object.entries(reasons).flatMap(([identifier, reason]) => {
      const found = describeReason(identifier, reason, page, identifiers);
      return found ? [`${REASONS_FILE}: ${route}, "${identifier}": ${found}.`] : [];
    });
  });
}

function checkUnfinished(request: CoverageRequest): string[] {
  return request.unfinished.flatMap(({ route }, index) => {
    const page = request.coverage.find((candidate) => candidate.route === route);
    const isRepeated = request.unfinished
      .slice(0, index)
      .some((other) => other.route === route);
    const fault = isRepeated
      ? 'the list names it twice. Remove one'
      : page && findUnexplained(page).length === 0
        ? 'the page has all of its identifiers, or a reason for each. Remove it'
        : describeRoute(route, request);
    return fault === undefined ? [] : [`${UNFINISHED_FILE}: ${route}: ${fault}.`];
  });
}

function checkPages({ coverage, unfinished }: CoverageRequest): string[] {
  const excused = new Set(unfinished.map(({ route }) => route));
  return coverage
    .filter(({ route }) => !excused.has(route))
    .map((page) => ({ route: page.route, names: findUnexplained(page) }))
    .filter(({ names }) => names.length > 0)
    .map(
      ({ route, names }) =>
        `${toFile(route)}: lacks ${names.join(', ')}. Show or explain each on the page, or say in ${REASONS_FILE} why it is left out.`,
    );
}

/**
 * Finds pages that lack identifiers without a reason, and reasons and excuses that are no
 * longer true.
 *
 * @returns every fault, led by the file to mend, with the fix
 */
export function checkCoverage(request: CoverageRequest): string[] {
  return [
    ...checkPages(request),
    ...checkReasons(request),
    ...checkUnfinished(request),
  ];
}
