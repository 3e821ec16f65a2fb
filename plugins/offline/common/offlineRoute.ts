import { localizePath, parsePath } from '../../../src/utils/paths';

/** Canonical address of the page that stands in for one that can't be had. */
const OFFLINE_ROUTE = '/x/offline';

/**
 * Address of the offline page in the language of another page.
 *
 * @param pathname that of the page
 * @param languages those of the portal
 */
export function toOfflineRoute(
  pathname: string,
  languages: readonly string[],
): string {
  return localizePath(OFFLINE_ROUTE, parsePath(pathname, languages).language);
}
