import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocation } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import { parsePath } from '@site/src/utils/paths';
import { startedLost } from '@site/src/utils/startedLost';

/** The page at hand, for links that lead to it in another language or version. */
export interface PageAddress {
  /**
   * Its canonical path; `/` in the HTML of the 404 page, which is served for any address,
   * and in the render that hydrates it.
   */
  canonical: string;
  /** With their `?` and `#`; empty on the server. */
  search: string;
  hash: string;
}

/** The address of the page at hand. */
export function usePageAddress(): PageAddress {
  const { locales } = useDocusaurusContext().i18n;
  const { canonical } = parsePath(useLocation().pathname, locales);
  const isBrowser = useIsBrowser();
  const isLost = (!isBrowser && startedLost) || canonical === '/404.html';
  return {
    canonical: isLost ? '/' : canonical,
    search: useHistorySelector(({ location }) => location.search),
    hash: useHistorySelector(({ location }) => location.hash),
  };
}
