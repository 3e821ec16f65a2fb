declare module '@generated/page-index/default/pages.json' {
  import type { SitePage } from './common/nearestPages';

  /** Every page of the portal in the language that is built. */
  const pages: SitePage[];
  export default pages;
}
