import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { getCacheDir } from '../../src/node/buildCache';
import { createFingerprint } from './extract/createFingerprint';
import { PRODUCT_IDS } from './extract/products';
import type { ApiProduct, ProductId } from './types';

export interface LoadRequest {
  /** Where the packages are resolved from. */
  siteDir: string;
  /** Where the models are kept, one file per product; by default with the other caches. */
  cacheDir?: string;
}

/** A product's stored model and what it must match to be of use. */
interface CacheEntry {
  file: string;
  key: string;
  product: ProductId;
}

/** Of a stored model as much is checked as tells ours from a damaged or foreign file. */
function createSchema({ key, product }: CacheEntry) {
  const list = Joi.array().items(Joi.object().unknown()).required();
  const entry = Joi.object({
    kind: Joi.string().required(),
    name: Joi.string().required(),
    product: Joi.valid(product).required(),
    imports: list,
    types: Joi.object().pattern(Joi.string(), Joi.string()).required(),
  }).unknown();
  const page = Joi.alternatives().conditional('.kind', {
    switch: [
      {
        is: 'component',
        then: entry.keys({ props: list, slots: list, classes: list }),
      },
      { is: 'hook', then: entry.keys({ signature: Joi.object().required() }) },
      { is: 'interface', then: entry.keys({ members: list }) },
    ],
    otherwise: Joi.forbidden(),
  });
  const member = Joi.object({ name: Joi.string().required() }).unknown();
  return Joi.object<{ key: string; content: ApiProduct }>({
    key: Joi.valid(key).required(),
    content: Joi.object({
      product: Joi.valid(product).required(),
      pages: Joi.array().items(page).min(1).required(),
      events: Joi.array().items(member).required(),
      selectors: Joi.array().items(member).required(),
    })
      .unknown()
      .required(),
  });
}

/** The stored model; null where the file is missing, malformed or outdated. */
async function readStored(entry: CacheEntry): Promise<ApiProduct | null> {
  try {
    const stored: unknown = JSON.parse(await readFile(entry.file, 'utf8'));
    const { value, error } = createSchema(entry).validate(stored);
    return error ? null : value.content;
  } catch {
    return null;
  }
}

/** Writes beside the file first: a build that is stopped half-way leaves no half file. */
async function writeStored(
  { file, key }: CacheEntry,
  content: ApiProduct,
): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, JSON.stringify({ key, content }));
  await rename(draft, file);
}

/** Extracts the products whose stored model is of no use, and stores them. */
async function rebuild(
  siteDir: string,
  entries: readonly CacheEntry[],
): Promise<ApiProduct[]> {
  // Only here, because the compiler takes longer to load than the cache to read.
  const { extractApi } = await import('./extract');
  const fresh = extractApi({
    siteDir,
    products: entries.map(({ product }) => product),
  });
  await Promise.all(
    fresh.map((content, index) => writeStored(entries[index]!, content)),
  );
  return fresh;
}

/**
 * Loads the API of all products: from the cache as far as that is current, else from the
 * installed packages. A product is extracted and stored as a whole, because the plans
 * and import lines of each package rest on the others.
 *
 * @throws what `extractApi` throws
 */
export async function loadApi({
  siteDir,
  cacheDir = getCacheDir(siteDir, 'api-reference'),
}: LoadRequest): Promise<ApiProduct[]> {
  const entries = await Promise.all(
    PRODUCT_IDS.map(async (product) => ({
      product,
      file: path.join(cacheDir, `${product}.json`),
      key: await createFingerprint(siteDir, product),
    })),
  );
  const stored = await Promise.all(entries.map(readStored));
  const outdated = entries.filter((_, index) => !stored[index]);
  const fresh = outdated.length > 0 ? await rebuild(siteDir, outdated) : [];
  return entries.flatMap(
    ({ product }, index) =>
      stored[index] ?? fresh.find((content) => content.product === product) ?? [],
  );
}
