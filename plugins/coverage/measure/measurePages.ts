import type { PlannedPage } from '../../pages';
import type { PageContent } from './readPageContents';

/** A dot of a member as code may write it: `?.`, `!.`, and at the beginning of a line. */
const MEMBER_DOT = '\\s*[?!]?\\.';

/** Where a whole identifier ends: after a prefix such as `NEXT_PUBLIC_` anywhere. */
function toEnd(identifier: string): string {
  if (identifier.endsWith('_')) {
    return '';
  }
  // `v8` is another version than `v8.2`.
  const otherVersion = /\d$/.test(identifier) ? '|\\.\\d' : '';
  return `(?![\\w$]|-\\w${otherVersion})`;
}

function toPattern(identifier: string): RegExp {
  const name = identifier
    .split('.')
    .map((part) => part.replace(/[^\w-]/g, '\\$&'))
    .join(MEMBER_DOT);
  return new RegExp(`(?<![\\w$-])${name}${toEnd(identifier)}`);
}

/**
 * Whether a text has an identifier as a whole: no part of a longer name, in prose or code.
 *
 * @param identifier such as `sortModel`, `apiRef.current.setRows`, `--DataGrid-rowHeight`,
 *   `layout.tsx` or `v5.11.0`
 */
export function hasIdentifier(text: string, identifier: string): boolean {
  return toPattern(identifier).test(text);
}

/** Why a page leaves identifiers out: by the page's route, then by the identifier. */
export type IdentifierReasons = Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

/** An expected identifier that a page does not have. */
export interface UncoveredIdentifier {
  identifier: string;
  /** Absent where nobody has given one. */
  reason?: string;
}

/** What a page has of what the page tree expects of it. */
export interface PageCoverage {
  route: string;
  /** How many demos the page embeds. */
  demos: number;
  expectedDemos: number;
  covered: number;
  expectedIdentifiers: number;
  uncovered: UncoveredIdentifier[];
}

/**
 * Counts the demos and finds the identifiers that pages lack, in the order of the tree.
 *
 * @param contents the pages that exist; those beyond the tree are passed over
 */
export function measurePages(
  tree: readonly PlannedPage[],
  contents: readonly PageContent[],
  reasons: IdentifierReasons,
): PageCoverage[] {
  const byRoute = new Map(contents.map((content) => [content.route, content]));
  return tree.flatMap(({ route, demos, identifiers }): PageCoverage[] => {
    const content = byRoute.get(route);
    if (content === undefined) {
      return [];
    }
    const uncovered = identifiers.filter(
      (identifier) => !hasIdentifier(content.text, identifier),
    );
    return [
      {
        route,
        demos: content.demos,
        expectedDemos: demos,
        covered: identifiers.length - uncovered.length,
        expectedIdentifiers: identifiers.length,
        uncovered: uncovered.map((identifier) => ({
          identifier,
          reason: reasons[route]?.[identifier],
        })),
      },
    ];
  });
}
