import fs from 'node:fs';
import path from 'node:path';
import { loadPageTitles } from '../plugins/pages';
import {
  fillInTitle,
  loadPage,
  loadPages,
  listMarkers,
  getEnglishFile,
  getTranslationFile,
  toRoute,
  writeRevision,
  startTranslation,
  assertTranslated,
  findPages,
} from '../plugins/translations';
import { runCommand } from './lib/runCommand';

/** Writes a page's translation to begin with. */

const SITE = { siteDir: path.resolve(), docsDir: 'docs' };
const USAGE = `Write: npm run i18n:start -- <language> <page>

  <language>  such as zh
  <page>      such as react-charts/bars, a route or a file; "index" is the first page`;

function startPage(page: string, language: string): string[] {
  const file = getTranslationFile(page, language);
  const target = path.join(SITE.siteDir, file);
  if (fs.existsSync(target)) {
    throw new Error(
      `${file} is already there, and nothing is overwritten. To bring it up to date: npm run i18n:update -- ${page}`,
    );
  }
  const english = loadPage(SITE.siteDir, getEnglishFile(page, SITE.docsDir))!;
  const { text: marked, revision } = startTranslation(english);
  const title = loadPageTitles(SITE.siteDir, language)[toRoute(page)];
  const text = title === undefined ? marked : fillInTitle(marked, title);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text, { flag: 'wx' });
  writeRevision(SITE.siteDir, page, language, revision);
  return [
    `Written: ${file}, with ${listMarkers(text).length} places to translate.`,
    `Translate each and remove its comment, by the terms of i18n/${language}/GLOSSARY.md, then write: npm run i18n:update -- ${page}`,
  ];
}

void runCommand(() => {
  const [language, name, ...rest] = process.argv.slice(2);
  if (language === undefined || name === undefined || rest.length > 0) {
    throw new Error(`Name one language and one page.\n\n${USAGE}`);
  }
  const { english } = loadPages(SITE, assertTranslated(language));
  const [page] = findPages([name], english);
  startPage(page!, language).forEach((line) => console.log(line));
});
