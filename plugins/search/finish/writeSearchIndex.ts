import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  HASHED_FOLDER,
  INDEX_VERSION,
  MANIFEST_NAME,
  type IndexManifest,
} from '../engine/indexFormat';
import { writeFile } from '../../../src/node/writeFile';
import type { NameFiles } from './createNameIndex';
import type { TextFile } from './createTextIndex';

function hash(...contents: (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  contents.forEach((content) => sum.update(content));
  return sum.digest('hex').slice(0, 10);
}

/** Writes a JSON file whose name carries the hash of its content. @returns its path in the folder */
function writeHashed(dir: string, name: string, content: unknown): string {
  const json = JSON.stringify(content);
  const file = `${HASHED_FOLDER}${name}.${hash(json)}.json`;
  writeFile(dir, file, json);
  return file;
}

/**
 * Writes the index of a language into a folder of its own, which is emptied before.
 *
 * Whatever the manifest names carries a hash of its content, the full text in the name of
 * its folder: all but the manifest can be kept for ever.
 */
export function writeSearchIndex(
  dir: string,
  { names, previews }: NameFiles,
  text: readonly TextFile[],
): void {
  fs.rmSync(dir, { recursive: true, force: true });
  const sorted = text.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const folder = `${HASHED_FOLDER}text.${hash(...sorted.flatMap((file) => [file.path, file.content]))}/`;
  sorted.forEach((file) => {
    writeFile(dir, path.join(folder, file.path), file.content);
  });
  const manifest: IndexManifest = {
    version: INDEX_VERSION,
    names: writeHashed(dir, 'names', names),
    text: folder,
    previews: Object.fromEntries(
      Object.entries(previews).map(([product, content]) => [
        product,
        writeHashed(dir, product, content),
      ]),
    ),
  };
  writeFile(dir, MANIFEST_NAME, JSON.stringify(manifest));
}
