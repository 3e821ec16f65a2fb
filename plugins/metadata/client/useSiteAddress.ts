import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLocation } from '@docusaurus/router';
import { localizePath, parsePath } from '@site/src/utils/paths';
import { getSocialCardPath } from '../common/socialCardPath';

/** Absolute addresses, for what is read away from the page: metadata and feeds. */
export interface SiteAddress {
  /** The canonical path of the page at hand, without its language. */
  canonical: string;
  /** The page in a language; the one at hand without an argument. */
  getPageUrl: (language?: string) => string;
  /** Makes a link of the portal absolute. */
  toAbsolute: (href: string) => string;
  /** The portal's landing page in the language at hand. */
  homeUrl: string;
  /** The page's social card. */
  cardUrl: string;
}

/** The absolute addresses of the page at hand. */
export function useSiteAddress(): SiteAddress {
  const {
    siteConfig: { url },
    i18n: { currentLocale, locales },
  } = useDocusaurusContext();
  const { canonical } = parsePath(useLocation().pathname, locales);
  return {
    canonical,
    getPageUrl: (language = currentLocale) =>
      `${url}${localizePath(canonical, language)}`,
    toAbsolute: (href) => `${url}${href}`,
    homeUrl: `${url}${localizePath('/', currentLocale)}`,
    cardUrl: `${url}${getSocialCardPath(canonical, currentLocale)}`,
  };
}
