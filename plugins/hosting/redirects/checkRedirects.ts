import type { Redirect } from '../redirects.config';
import { parsePath } from '../../../src/utils/paths';

/** What a build has, asked by canonical paths. */
export interface BuiltContent {
  /** Whether there is a page in every language. */
  hasPage: (canonical: string) => boolean;
  /** Whether a page has an element of this id, in every language. */
  hasAnchor: (canonical: string, id: string) => boolean;
  /** Whether the page tree names a page, written or not. */
  isPlanned: (canonical: string) => boolean;
}

/** A list of redirects, held against a build. */
export interface CheckedRedirects {
  /** Those whose page is there. */
  active: Redirect[];
  /** Those whose page is planned and not written yet. */
  waiting: Redirect[];
  /** What is wrong, an entry a line. */
  faults: string[];
}

/** The page and the anchor that a redirect leads to. */
export function splitTarget(to: string): { page: string; anchor?: string } {
  const [page = '', anchor] = to.split('#');
  return { page, anchor };
}

function findFormFaults(
  { from, to }: Redirect,
  languages: readonly string[],
): string[] {
  const { page } = splitTarget(to);
  const isRight = (path: string) => {
    const { language, canonical } = parsePath(path, languages);
    return (
      canonical === path && (language === 'en' || !path.startsWith(`/${language}`))
    );
  };
  return [
    ...(isRight(from)
      ? []
      : [
          `"from" must be a path such as /x/old-page: without a language, a query, an anchor or a slash at its end`,
        ]),
    ...(isRight(page)
      ? []
      : [
          `"to" must be a path such as /x/new-page or /x/new-page#part: without a language, a query or a slash at its end`,
        ]),
  ];
}

/** Follows the redirects from an entry's target on; the steps, until an end or a loop. */
function followTarget(
  entry: Redirect,
  targets: ReadonlyMap<string, string>,
): string[] {
  const steps = [entry.from];
  let next: string | undefined = splitTarget(entry.to).page;
  while (next !== undefined) {
    const isSeen = steps.includes(next);
    steps.push(next);
    const target: string | undefined = isSeen ? undefined : targets.get(next);
    next = target === undefined ? undefined : splitTarget(target).page;
  }
  return steps;
}

function findPathFaults(
  entry: Redirect,
  targets: ReadonlyMap<string, string>,
): string[] {
  const steps = followTarget(entry, targets);
  const end = steps.at(-1)!;
  if (steps.indexOf(end) < steps.length - 1) {
    return [
      `it leads in a circle, ${steps.join(' → ')}: remove the entry that doesn't belong there`,
    ];
  }
  return steps.length > 2
    ? [`its target has moved on, ${steps.join(' → ')}: write to: '${end}'`]
    : [];
}

/**
 * Holds redirects against a build: each one of the right form and there once, its source
 * no page, its target a page with the anchor, and no target that has moved itself.
 *
 * @param languages names of the languages that the build has
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  { hasPage, hasAnchor, isPlanned }: BuiltContent,
  languages: readonly string[],
): CheckedRedirects {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));

  function findContentFaults({ from, to }: Redirect): string[] {
    const { page, anchor } = splitTarget(to);
    const faults: string[] = [];
    if (hasPage(from)) {
      faults.push(
        'its source is a page of the portal: remove the entry, or the page',
      );
    }
    if (!hasPage(page) && !isPlanned(page)) {
      faults.push('its target is no page of the portal: correct "to"');
    }
    if (anchor !== undefined && hasPage(page) && !hasAnchor(page, anchor)) {
      faults.push(
        `${page} has no element with the id "${anchor}" in every language: correct the anchor`,
      );
    }
    return faults;
  }

  const faults = redirects.flatMap((entry, index) => {
    const isFirst = redirects.findIndex(({ from }) => from === entry.from) === index;
    return [
      ...findFormFaults(entry, languages),
      ...(isFirst ? [] : ['its source is listed twice: keep one of the entries']),
      ...findPathFaults(entry, targets),
      ...findContentFaults(entry),
    ].map((fault) => `${entry.from} → ${entry.to}: ${fault}.`);
  });
  const isThere = ({ to }: Redirect) => hasPage(splitTarget(to).page);
  return {
    active: redirects.filter(isThere),
    waiting: redirects.filter((entry) => !isThere(entry)),
    faults,
  };
}
