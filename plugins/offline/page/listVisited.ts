import { parsePath } from '@site/src/utils/paths';

/**
 * The kept pages that the offline page of a language lists: those in the language.
 *
 * @param pathnames of all kept pages, in the order of the list
 * @param languages those of the portal
 */
export function listVisited(
  pathnames: readonly string[],
  language: string,
  languages: readonly string[],
): string[] {
  return pathnames.filter(
    (pathname) => parsePath(pathname, languages).language === language,
  );
}
