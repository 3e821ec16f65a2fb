import fs from 'node:fs/promises';
import path from 'node:path';
import { createSearchEngine } from './engine/createSearchEngine';
import {
  getIndexFolder,
  MANIFEST_NAME,
  type IndexManifest,
} from './engine/indexFormat';
import type { SearchEngine } from './engine/types';

/**
 * Opens the search of a build in Node, where its files lie on the disk.
 *
 * @param buildDir the build's folder
 * @param language such as `zh`
 * @throws the error of the file system where the build has no index of the language
 */
export async function openBuiltSearch(
  buildDir: string,
  language: string,
): Promise<SearchEngine> {
  const folder = path.join(buildDir, getIndexFolder(language));
  const read = async <File>(name: string) =>
    JSON.parse(await fs.readFile(path.join(folder, name), 'utf8')) as File;
  const { places, postings, texts, previews } =
    await read<IndexManifest>(MANIFEST_NAME);
  return createSearchEngine(
    {
      loadPlaces: () => read(places),
      loadPostings: (file) => read(postings[file]!),
      loadTexts: (page) => read(`${texts}${page}.json`),
      loadPreviews: async (product) => {
        const name = previews[product];
        return name === undefined ? undefined : read(name);
      },
    },
    language,
  );
}
