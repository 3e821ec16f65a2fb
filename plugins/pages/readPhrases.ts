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

/**
 * The file that a language's page of a route has, or would have, relative to the site.
 *
 * @param route such as `/x/react-charts/bars`
 */
export function getPageFile(
  route: string,
  language: string,
  sourceLanguage: string,
): string {
  const dir =
    language === sourceLanguage
      ? 'docs'
      : `i18n/${language}/docusaurus-plugin-content-docs/current`;
  return path.posix.join(dir, route.replace(/^\/x\/?/, ''), 'index.mdx');
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
  const file = getPageFile(route, language, sourceLanguage);
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
