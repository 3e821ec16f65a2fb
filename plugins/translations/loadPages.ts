import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/node/listFiles';
import { getPagesDir, type TranslationSite } from './paths';
import { parsePage } from './parsePage';
import type { ParsedPage } from './types';

/**
 * Reads and parses a page.
 *
 * @param file relative to the site
 * @returns undefined where there is no such file
 * @throws an Error with the file, the line and what is wrong there
 */
export function loadPage(siteDir: string, file: string): ParsedPage | undefined {
  const absolute = path.join(siteDir, file);
  return fs.existsSync(absolute)
    ? parsePage(fs.readFileSync(absolute, 'utf8'), file)
    : undefined;
}

/** Pages below a folder; names that begin with `_` are parts of pages. */
function listPages(dir: string): string[] {
  return (fs.existsSync(dir) ? listFiles(dir) : [])
    .filter((file) => /(?:^|\/)[^_/][^/]*\.mdx$/.test(file))
    .map((file) => file.slice(0, -'.mdx'.length))
    .sort();
}

/** The pages of a site, by their path below the docs and without extension. */
export interface SitePages {
  english: string[];
  /** Pages that exist in the language. */
  translated: string[];
}

/** Lists the pages that there are in English and in a language. */
export function loadPages(
  { siteDir, docsDir }: TranslationSite,
  language: string,
): SitePages {
  return {
    english: listPages(path.join(siteDir, docsDir)),
    translated: listPages(path.join(siteDir, getPagesDir(language))),
  };
}
