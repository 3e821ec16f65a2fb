import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getCacheDir } from '../../src/node/buildCache';
import { hashText } from '../../src/node/hashText';
import { writeAtomically } from '../../src/node/writeAtomically';
import { applyDescriptions } from './descriptions/applyDescriptions';
import { readDescriptions } from './descriptions/readDescriptions';
import { createFingerprint } from './extract/createFingerprint';
import { PRODUCT_IDS } from './extract/products';
import type { ApiProduct } from './types';

export interface LoadRequest {
  /** Where the packages are resolved from. */
  siteDir: string;
  /** Where the models are kept, one file per product; by default with the other caches. */
  cacheDir?: string;
}

/** Changes with what decides on a kept model, and with the model itself. */
function createHash(key: string, content: unknown): string {
  return hashText(key + JSON.stringify(content));
}

/** What was kept under a key; null where the file is missing, damaged or of another key. */
export function readCache<Content>(file: string, key: string): Content | null {
  try {
    const { hash, content } = JSON.parse(readFileSync(file, 'utf8')) as {
      hash: string;
      content: Content;
    };
    return hash === createHash(key, content) ? content : null;
  } catch {
    return null;
  }
}

/** Keeps what was made: for as long as the key stays the same. */
export function writeCache(file: string, key: string, content: unknown): void {
  const hash = createHash(key, content);
  writeAtomically(file, JSON.stringify({ hash, content }));
}

/**
 * Loads the API of all products: from the cache as far as that is current, else from the
 * installed packages. A product is extracted and stored as a whole, because the plans
 * and import lines of each package rest on the others. What the packages do not describe
 * gets our descriptions, which no stored model has.
 *
 * @throws what `extractApi`, `readDescriptions` and `applyDescriptions` throw
 */
export async function loadApi({
  siteDir,
  cacheDir = getCacheDir(siteDir, 'api-reference'),
}: LoadRequest): Promise<ApiProduct[]> {
  const entries = await Promise.all(
    PRODUCT_IDS.map(async (product) => {
      const file = path.join(cacheDir, `${product}.json`);
      const key = await createFingerprint(siteDir, product);
      return { product, file, key, kept: readCache<ApiProduct>(file, key) };
    }),
  );
  const outdated = entries.filter(({ kept }) => !kept);
  if (outdated.length > 0) {
    // Only here, because the compiler takes longer to load than the cache to read.
    const { extractApi } = await import('./extract');
    const products = outdated.map(({ product }) => product);
    extractApi({ siteDir, products }).forEach((content, index) => {
      const entry = outdated[index]!;
      writeCache(entry.file, entry.key, content);
      entry.kept = content;
    });
  }
  return applyDescriptions(
    entries.flatMap(({ kept }) => kept ?? []),
    readDescriptions(),
  );
}
