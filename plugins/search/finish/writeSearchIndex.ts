import { createHash } from 'node:crypto';
import fs from 'node:fs';
import {
  HASHED_FOLDER,
  INDEX_VERSION,
  MANIFEST_NAME,
  type IndexManifest,
} from '../engine/indexFormat';
import { writeFile } from '../../../src/node/writeFile';
import type { IndexFiles } from './createPlaceIndex';

function hash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

/** Writes a JSON file whose name carries the hash of its content. @returns its path in the folder */
function writeHashed(dir: string, name: string, content: unknown): string {
  const json = JSON.stringify(content);
  const file = `${HASHED_FOLDER}${name}.${hash(json)}.json`;
  writeFile(dir, file, json);
  return file;
}

/** Writes a file for each page into a folder whose name carries the hash of all. @returns the folder */
function writeTexts(dir: string, texts: IndexFiles['texts']): string {
  const files = [...texts].map(([page, content]) => [page, JSON.stringify(content)]);
  const folder = `${HASHED_FOLDER}texts.${hash(JSON.stringify(files))}/`;
  files.forEach(([page, json]) => {
    writeFile(dir, `${folder}${page}.json`, json as string);
  });
  return folder;
}

/**
 * Writes the index of a language into a folder of its own, which is emptied before.
 *
 * Whatever the manifest names carries a hash of its content, the texts in the name of their
 * folder: all but the manifest can be kept for ever.
 */
export function writeSearchIndex(
  dir: string,
  { places, postings, texts, previews }: IndexFiles,
): void {
  fs.rmSync(dir, { recursive: true, force: true });
  const manifest: IndexManifest = {
    version: INDEX_VERSION,
    places: writeHashed(dir, 'places', places),
    postings: postings.map((file, number) =>
      writeHashed(dir, `postings-${number}`, file),
    ),
    texts: writeTexts(dir, texts),
    previews: Object.fromEntries(
      Object.entries(previews).map(([product, content]) => [
        product,
        writeHashed(dir, product, content),
      ]),
    ),
  };
  writeFile(dir, MANIFEST_NAME, JSON.stringify(manifest));
}
