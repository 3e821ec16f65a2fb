import type { Header, HostingRules } from './types';

/** A regular expression's text that matches this text and no other. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The regular expression of an address in which each `*` stands for any text. */
export function toPatternSource(pattern: string): string {
  return `^${pattern.split('*').map(escapePattern).join('.*')}$`;
}

/** Whether an address fits a pattern with at most one `*` for any text. */
function matchesPattern(pattern: string, pathname: string): boolean {
  return new RegExp(toPatternSource(pattern)).test(pathname);
}

/**
 * The headers of an answer.
 *
 * @param pathname decoded, without its query
 */
export function findHeaders(rules: HostingRules, pathname: string): Header[] {
  const area = rules.areas.find(
    ({ patterns }) =>
      patterns.length === 0 ||
      patterns.some((pattern) => matchesPattern(pattern, pathname)),
  );
  return [
    ...(area?.headers ?? []),
    ...rules.additions
      .filter(({ pattern }) => matchesPattern(pattern, pathname))
      .flatMap(({ headers }) => headers),
  ];
}

/** Whether an address is a part of the build that is not served. */
export function isHidden(rules: HostingRules, pathname: string): boolean {
  return rules.hidden.some((pattern) => matchesPattern(pattern, pathname));
}

/** The address of the page that says that there is no such page, in the right language. */
export function findNotFoundPage(rules: HostingRules, pathname: string): string {
  return rules.notFound.find(({ prefix }) => pathname.startsWith(prefix))!.file;
}
