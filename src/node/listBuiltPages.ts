import path from 'node:path';
import { listFiles } from './listFiles';
import { isRedirectFile } from './redirectMark';
import type { BuiltLanguage, BuiltPage, BuiltSite } from './types';

/** Files that answer for addresses that can't be had; they are no pages of their own. */
const NO_PAGES = new Set(['404.html', 'x/offline.html']);

/** Documents from which the pages of the reference take what opens on them. */
const PART_DOCUMENT =
  /^x\/api\/[\w-]+\/(?:types\/[\da-f]{2}|snippets\/[\w-]+)\.html$/;

function isPage(file: string): boolean {
  return file.endsWith('.html') && !NO_PAGES.has(file) && !PART_DOCUMENT.test(file);
}

function toRoute(baseUrl: string, file: string): string {
  const name = file.replace(/(?:^|\/)index\.html$|\.html$/, '');
  return name === '' ? baseUrl : `${baseUrl}${name}`;
}

/** Lists a language's pages; the source language's folder holds those of the others. */
function listPages(
  { name, baseUrl, dir }: BuiltLanguage,
  others: readonly string[],
): BuiltPage[] {
  return listFiles(dir)
    .filter(isPage)
    .map((file) => ({
      route: toRoute(baseUrl, file),
      language: name,
      file: path.join(dir, file),
    }))
    .filter(({ file }) => !others.some((other) => file.startsWith(other)))
    .filter(({ file }) => !isRedirectFile(file))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/**
 * Lists the pages of a built portal: every HTML file but the 404 and offline pages, the
 * documents of types and snippets, and those at old addresses, which only lead on, sorted by route
 * within each language.
 */
export function listBuiltPages({ dir, languages }: BuiltSite): BuiltPage[] {
  const folders = languages
    .filter((language) => language.dir !== dir)
    .map((language) => `${language.dir}${path.sep}`);
  return languages.flatMap((language) =>
    listPages(
      language,
      folders.filter((folder) => folder !== `${language.dir}${path.sep}`),
    ),
  );
}
