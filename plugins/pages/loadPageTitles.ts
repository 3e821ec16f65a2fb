import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '../../src/utils/paths';
import type { PlannedPage } from './compareWithTree';
import tree from './pageTree.json';

/** Titles in the navigation, by route. */
export type PageTitles = Readonly<Record<string, string>>;

const ENGLISH: PageTitles = Object.fromEntries(
  (tree as PlannedPage[]).map(({ route, title }) => [route, title]),
);

/**
 * The titles of a language's own, of all pages of the tree: also of those that are not
 * written or not translated yet. English ones are the tree's.
 *
 * @returns an empty table for a language without `i18n/<language>/pageTitles.json`
 * @throws the error of a file that is no JSON
 */
export function loadPageTitles(siteDir: string, language: string): PageTitles {
  if (language === DEFAULT_LANGUAGE) {
    return ENGLISH;
  }
  const file = path.join(siteDir, 'i18n', language, 'pageTitles.json');
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as PageTitles)
    : {};
}
