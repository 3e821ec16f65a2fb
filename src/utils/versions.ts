import { OLDER_VERSIONS, type OlderVersion } from './olderVersions';
import { getAudience, localizePath } from './paths';
import { findProduct } from './products';
import { VERSION_PAGES } from './versionPages';

/** A page in the documentation of an older version. */
export interface VersionTarget {
  /** Its path on that version's host: with the language, and with a slash at its end. */
  path: string;
  /** Whether it is the same page; if not, the overview of the library. */
  isSamePage: boolean;
}

/** Where a version starts, for pages of no library and for libraries that it didn't have. */
const STARTS: Record<OlderVersion, string> = {
  v7: '/x/introduction',
  v6: '/x/introduction',
  v5: '/x/introduction',
  v4: '/components/data-grid',
};

/** The route of today's page in an older version; undefined where it isn't listed. */
function findRoute(canonical: string, version: OlderVersion): string | undefined {
  const { since, moved } = VERSION_PAGES[canonical] ?? {};
  const isOnItsRoute =
    since !== undefined &&
    OLDER_VERSIONS.indexOf(version) <= OLDER_VERSIONS.indexOf(since);
  return moved?.[version] ?? (isOnItsRoute ? canonical : undefined);
}

function findOverview(canonical: string, version: OlderVersion): string {
  const product = findProduct(getAudience(canonical));
  const overview = product && findRoute(product.route, version);
  return overview ?? STARTS[version];
}

/** The pickers of v5 were in English only. */
function isEnglishOnly(route: string, version: OlderVersion): boolean {
  return version === 'v5' && getAudience(route) === 'date-pickers';
}

/**
 * Where the reader of a page goes in an older version: to the same page where the table
 * of versionPages.ts lists it, else to the overview of the library.
 *
 * @param canonical the canonical path of today's page
 * @param language the reader's language
 */
export function getVersionTarget(
  canonical: string,
  version: OlderVersion,
  language: string,
): VersionTarget {
  const same = findRoute(canonical, version);
  const route = same ?? findOverview(canonical, version);
  const path = isEnglishOnly(route, version) ? route : localizePath(route, language);
  return { path: `${path}/`, isSamePage: same !== undefined };
}
