import fs from 'node:fs';
import path from 'node:path';
import { loadPage } from './loadPages';
import type { Marker } from './markers';
import { getEnglishFile, getTranslationFile, type TranslationSite } from './paths';
import { readRevision, writeRevision } from './revisions';
import { updateTranslation, type UpdateResult } from './updateTranslation';

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

/**
 * Brings a translated page to the English of today, or records what is translated.
 *
 * @returns whether it could be done, and what to tell the translator, in lines
 * @throws an Error where the page, or its translation, does not exist
 */
export function updatePage(
  { siteDir, docsDir }: TranslationSite,
  page: string,
  language: string,
): { isUpdated: boolean; lines: string[] } {
  const file = getTranslationFile(page, language);
  const english = loadPage(siteDir, getEnglishFile(page, docsDir));
  const translation = loadPage(siteDir, file);
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
  const revision = readRevision(siteDir, page, language);
  const result = updateTranslation({ english, translation, revision });
  if (result.outcome === 'recorded' || result.outcome === 'marked') {
    fs.writeFileSync(path.join(siteDir, file), result.text);
    writeRevision(siteDir, page, language, result.revision);
  }
  return {
    isUpdated: result.outcome !== 'unfinished' && result.outcome !== 'misaligned',
    lines: describe(file, result),
  };
}
