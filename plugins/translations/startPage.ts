import fs from 'node:fs';
import path from 'node:path';
import { fillInTitle, startTranslation } from './startTranslation';
import { loadPage } from './loadPage';
import { listMarkers } from './markers';
import { getEnglishFile, getTranslationFile, type TranslationSite } from './paths';
import { writeRevision } from './revisions';

/**
 * Writes a page's translation to begin with, and records of which English it is.
 *
 * @param title see `fillInTitle`; undefined where the language has none for the page
 * @returns what to tell the translator, in lines
 * @throws an Error where the page is translated already
 */
export function startPage(
  { siteDir, docsDir }: TranslationSite,
  page: string,
  language: string,
  title: string | undefined,
): string[] {
  const file = getTranslationFile(page, language);
  const target = path.join(siteDir, file);
  if (fs.existsSync(target)) {
    throw new Error(
      `${file} is already there, and nothing is overwritten. To bring it up to date: npm run i18n:update -- ${page}`,
    );
  }
  const english = loadPage(siteDir, getEnglishFile(page, docsDir))!;
  const { text: marked, revision } = startTranslation(english);
  const text = title === undefined ? marked : fillInTitle(marked, title);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text, { flag: 'wx' });
  writeRevision(siteDir, page, language, revision);
  return [
    `Written: ${file}, with ${listMarkers(text).length} places to translate.`,
    `Translate each and remove its comment, by the terms of i18n/${language}/GLOSSARY.md, then write: npm run i18n:update -- ${page}`,
  ];
}
