import { UNFINISHED_REASONS, type UnfinishedPage } from '../unfinishedPages';
import type { PageCoverage } from './measurePages';

function describePage(
  {
    route,
    demos,
    expectedDemos,
    covered,
    expectedIdentifiers,
    uncovered,
  }: PageCoverage,
  unfinished: readonly UnfinishedPage[],
): string {
  const leftOut = uncovered.filter(({ reason }) => reason !== undefined).length;
  const entry = unfinished.find((page) => page.route === route);
  const notes = [
    leftOut > 0 && `${leftOut} left out with a reason`,
    entry && UNFINISHED_REASONS[entry.reason],
  ].filter(Boolean);
  return [
    `demos ${demos} (${expectedDemos})`.padEnd(16),
    `identifiers ${covered} of ${expectedIdentifiers}`.padEnd(24),
    `${route}${notes.length > 0 ? `  ${notes.join('; ')}` : ''}`,
  ].join('');
}

/** A line for each page that exists, and one for all: its demos, its identifiers. */
export function describeCoverage(
  coverage: readonly PageCoverage[],
  unfinished: readonly UnfinishedPage[],
): string[] {
  const sum = (
    field: 'demos' | 'expectedDemos' | 'covered' | 'expectedIdentifiers',
  ) => coverage.reduce((total, page) => total + page[field], 0);
  return [
    `On these pages: ${sum('demos')} demos (the tree counts ${sum('expectedDemos')}), ${sum('covered')} of ${sum('expectedIdentifiers')} identifiers.`,
    ...coverage.map((page) => `  ${describePage(page, unfinished)}`),
  ];
}

/** A page's expected identifiers that it lacks, each with its reason. */
export function describeUncovered({
  route,
  covered,
  expectedIdentifiers,
  uncovered,
}: PageCoverage): string[] {
  const width = Math.max(...uncovered.map(({ identifier }) => identifier.length));
  return [
    `${route}: ${covered} of ${expectedIdentifiers}`,
    ...uncovered.map(
      ({ identifier, reason }) =>
        `  ${identifier.padEnd(width)}  ${reason ?? 'no reason'}`,
    ),
  ];
}
