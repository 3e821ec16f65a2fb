import fs from 'node:fs';
import path from 'node:path';
import {
  loadPage,
  loadPages,
  type Marker,
  getEnglishFile,
  getTranslationFile,
  readRevision,
  writeRevision,
  updateTranslation,
  type UpdateResult,
  findPages,
  readTranslationArguments,
} from '../plugins/translations';
import { runCommand } from './lib/runCommand';

/** Brings translated pages to the English of today, and records what is translated. */

const SITE = { siteDir: path.resolve(), docsDir: 'docs' };
const USAGE = `Write: npm run i18n:update -- <page…> [--language zh]

  <page…>     such as react-charts/bars, a route or a file; "index" is the first page
  --language  the language to update, where there are several

Run it to mark what has changed, translate the marked places, then run it again.`;

function describeMarkers(file: string, markers: readonly Marker[]): string[] {
  return markers.map(({ type, line }) => `  ${file}:${line}  ${type}`);
}

/** What to tell the translator; the first line sums it up. */
function describe(file: string, result: UpdateResult): string[] {
  switch (result.outcome) {
    case 'unfinished':
      return [
        `${file}: nothing is changed while places are marked. Translate them, remove the comments, then run the command again.`,
        ...describeMarkers(file, result.markers),
      ];
    case 'misaligned':
      return [
        `${file}:${result.line}: ${result.message}, then run the command again. Nothing is changed.`,
      ];
    case 'current':
      return [`${file}: is current.`];
    case 'recorded':
      return [
        `${file}: is recorded as the translation of the English page of today.`,
      ];
    case 'marked':
      return [
        `${file}: ${result.markers.length} places are marked. Translate them, remove the comments, then run the command again.`,
        ...describeMarkers(file, result.markers),
      ];
  }
}

/** @returns whether the page could be updated */
function updatePage(page: string, language: string): boolean {
  const file = getTranslationFile(page, language);
  const english = loadPage(SITE.siteDir, getEnglishFile(page, SITE.docsDir));
  const translation = loadPage(SITE.siteDir, file);
  if (english === undefined) {
    throw new Error(
      `${file} has no English page any more. Remove it and its revision, or move both to where the page went.`,
    );
  }
  if (translation === undefined) {
    throw new Error(
      `${file} does not exist yet. Begin it: npm run i18n:start -- ${language} ${page}`,
    );
  }
  const revision = readRevision(SITE.siteDir, page, language);
  const result = updateTranslation({ english, translation, revision });
  if (result.outcome === 'recorded' || result.outcome === 'marked') {
    fs.writeFileSync(path.join(SITE.siteDir, file), result.text);
    writeRevision(SITE.siteDir, page, language, result.revision);
  }
  describe(file, result).forEach((line) => console.log(line));
  return result.outcome !== 'unfinished' && result.outcome !== 'misaligned';
}

void runCommand(() => {
  const { names, language } = readTranslationArguments(USAGE);
  if (names.length === 0) {
    throw new Error(`Name the pages to update.\n\n${USAGE}`);
  }
  const { english, translated } = loadPages(SITE, language);
  const pages = findPages(names, [...new Set([...english, ...translated])]);
  const updated = pages.map((page) => updatePage(page, language));
  if (updated.includes(false)) {
    process.exitCode = 1;
  }
});
