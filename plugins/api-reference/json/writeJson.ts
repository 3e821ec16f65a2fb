import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { JsonDocuments } from './createJsonDocuments';

/** Writes the documents below a build's folder, each at its route. */
export async function writeJson(
  documents: JsonDocuments,
  outDir: string,
): Promise<void> {
  for (const [route, document] of documents) {
    const file = path.join(outDir, route);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(document));
  }
}
