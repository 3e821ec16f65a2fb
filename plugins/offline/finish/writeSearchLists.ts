import fs from 'node:fs';
import path from 'node:path';
import { toSearchList } from '../common/searchList';
import { listFiles } from '../../../src/node/listFiles';
import type { BuiltSite } from '../../../src/node/types';

/** What a reader's browser fetches for offline search at most, in bytes before compression. */
const MAX_SIZE = 8_000_000;

/** How late a file of the index comes: texts of single results can be missed soonest. */
function getRank(file: string): number {
  return file.includes('/texts.') ? 1 : 0;
}

/** The files of a language's index, what every search needs first. */
function listIndex(dir: string, folder: string): string[] {
  return listFiles(path.join(dir, folder))
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .map((file) => `${folder}/${file}`)
    .sort((a, b) => getRank(a) - getRank(b));
}

/** The first files that fit into a size together. */
function pickWithin(dir: string, files: string[], maxSize: number): string[] {
  let size = 0;
  return files.filter((file) => {
    size += fs.statSync(path.join(dir, file)).size;
    return size <= maxSize;
  });
}

/**
 * Writes, for each language that has a search index, the list of the files that search
 * needs without a connection.
 *
 * @param maxSize what the files of a list may have together, in bytes
 * @returns how many languages have one
 */
export function writeSearchLists(
  { dir, languages }: BuiltSite,
  maxSize = MAX_SIZE,
): number {
  const folders = languages
    .map(({ name }) => `/search/${name}`)
    .filter((folder) => fs.existsSync(path.join(dir, folder)));
  for (const folder of folders) {
    const files = pickWithin(dir, listIndex(dir, folder), maxSize);
    fs.writeFileSync(
      path.join(dir, toSearchList(`${folder}/x`)!),
      JSON.stringify(files),
    );
  }
  return folders.length;
}
