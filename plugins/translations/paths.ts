import path from 'node:path';

/** Where pages and translations are. */
export interface TranslationSite {
  siteDir: string;
  /** Folder of the English pages, relative to the site. */
  docsDir: string;
}

/** Folder of a language's pages, relative to the site. */
export function getPagesDir(language: string): string {
  return `i18n/${language}/docusaurus-plugin-content-docs/current`;
}

/** File of an English page, relative to the site. */
export function getEnglishFile(page: string, docsDir: string): string {
  return `${docsDir}/${page}.mdx`;
}

/** File of a translated page, relative to the site. */
export function getTranslationFile(page: string, language: string): string {
  return `${getPagesDir(language)}/${page}.mdx`;
}

/** File that records which English a page's translation is of, relative to the site. */
export function getRevisionFile(page: string, language: string): string {
  return `i18n/${language}/revisions/${page}.json`;
}

/** Route of a page. */
export function toRoute(page: string): string {
  return path.posix.join('/x', page.replace(/(^|\/)index$/, ''));
}
