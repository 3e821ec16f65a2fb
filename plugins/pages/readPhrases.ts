import fs from 'node:fs';
import path from 'node:path';
import { validateFrontMatter } from './frontMatter';
import { parseFields } from './parseFields';

/** How users ask for a page and its sections. */
export interface PagePhrases {
  /** The file that has them, relative to the site. */
  file: string;
  phrases: readonly string[];
  /** By the ids of headings. */
  sectionPhrases: Readonly<Record<string, readonly string[]>>;
}

/** Folder of a language's pages, relative to the site. */
export function getDocsDir(language: string, sourceLanguage: string): string {
  return language === sourceLanguage
    ? 'docs'
    : `i18n/${language}/docusaurus-plugin-content-docs/current`;
}

/**
 * Reads how users ask for a page in a language.
 *
 * @param route such as `/x/react-charts/bars`
 * @returns undefined where the page has no file in that language
 * @throws for wrong front matter
 */
export function readPhrases(
  siteDir: string,
  route: string,
  language: string,
  sourceLanguage = 'en',
): PagePhrases | undefined {
  const file = path.posix.join(
    getDocsDir(language, sourceLanguage),
    route.replace(/^\/x\/?/, ''),
    'index.mdx',
  );
  const fullPath = path.join(siteDir, file);
  if (!fs.existsSync(fullPath)) {
    return undefined;
  }
  const { phrases = [], sectionPhrases = {} } = validateFrontMatter(
    parseFields(fs.readFileSync(fullPath, 'utf8'), file),
    language === sourceLanguage ? 'source' : 'translation',
    file,
  );
  return { file, phrases, sectionPhrases };
}

/** Phrases that a page should have in each language, those of its sections included. */
export const ENOUGH_PHRASES = 8;

/**
 * Lists the pages that have fewer phrases than {@link ENOUGH_PHRASES}, a line each.
 *
 * @param routes of pages
 * @param languages the source language first
 * @throws for wrong front matter
 */
export function listPhraseGaps(
  siteDir: string,
  routes: readonly string[],
  languages: readonly string[],
): string[] {
  return routes.flatMap((route) => {
    const gaps = languages.flatMap((language) => {
      const page = readPhrases(siteDir, route, language, languages[0]);
      const lists = page
        ? [page.phrases, ...Object.values(page.sectionPhrases)]
        : [];
      const count = lists.flat().length;
      return page === undefined || count >= ENOUGH_PHRASES
        ? []
        : [`${count} in ${language}`];
    });
    return gaps.length > 0 ? [`${route}: ${gaps.join(', ')}`] : [];
  });
}
