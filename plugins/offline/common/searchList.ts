/**
 * Address of the list of what offline search needs, of the index that a file belongs to;
 * undefined for a list itself.
 *
 * @param pathname a path below `/search/<language>/`
 */
export function toSearchList(pathname: string): string | undefined {
  const [, language] = /^\/search\/([\w-]+)\/./.exec(pathname) ?? [];
  return language && `/search/${language}.offline.json`;
}
