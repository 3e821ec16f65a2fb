import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLocation } from '@docusaurus/router';
import { toMarkdownPath } from '../common/markdownPath';

/** Where the Markdown of the page at hand is. */
export interface MarkdownAddress {
  /** Its path, for links and requests of the page itself. */
  path: string;
  /** Its address with the portal's published origin, for what is read elsewhere. */
  url: string;
}

/** The address of the Markdown of the page at hand. */
export function useMarkdownAddress(): MarkdownAddress {
  const { siteConfig, i18n } = useDocusaurusContext();
  const path = toMarkdownPath(useLocation().pathname, i18n.locales);
  return { path, url: `${siteConfig.url}${path}` };
}
