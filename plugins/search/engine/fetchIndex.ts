import {
  getIndexFolder,
  INDEX_VERSION,
  MANIFEST_NAME,
  type IndexManifest,
} from './indexFormat';
import { SearchIndexMissing } from './types';

function createMissing(language: string): SearchIndexMissing {
  return new SearchIndexMissing(
    `There is no search index for "${language}": a build makes it. Run "npm run build"; "npm start" uses the index of the last build.`,
  );
}

/**
 * Fetches a JSON file of the portal's own.
 *
 * @param address without origin
 * @returns undefined where there is no such file, or a page in its place
 * @throws where the site could not be asked, or answers with a fault
 */
async function fetchFile<File>(address: string): Promise<File | undefined> {
  const response = await fetch(address);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.status === 404 || (response.ok && !isJson)) {
    return undefined;
  }
  if (!response.ok) {
    throw new Error(`${address} could not be fetched: status ${response.status}.`);
  }
  return (await response.json()) as File;
}

/**
 * Fetches a file that the manifest names.
 *
 * @throws where it could not be fetched
 */
export async function fetchIndexFile<File>(
  language: string,
  name: string,
): Promise<File> {
  const address = `${getIndexFolder(language)}${name}`;
  const file = await fetchFile<File>(address);
  if (file === undefined) {
    throw new Error(
      `${address} is not on the site any more: it was published anew. Load the page again.`,
    );
  }
  return file;
}

/**
 * Fetches what the index of a language consists of.
 *
 * @throws SearchIndexMissing when the site has no index, or one of another version
 */
export async function fetchManifest(language: string): Promise<IndexManifest> {
  const manifest = await fetchFile<IndexManifest>(
    `${getIndexFolder(language)}${MANIFEST_NAME}`,
  );
  if (manifest?.version !== INDEX_VERSION) {
    throw createMissing(language);
  }
  return manifest;
}
