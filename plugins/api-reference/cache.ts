import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { ComponentRequest, ExtractRequest } from './extract';
import { createFingerprint } from './extract/createFingerprint';
import type { ApiComponent, ProductId } from './types';

export interface LoadRequest extends ExtractRequest {
  /** Where the models are kept, one file per product; it is made where it is missing. */
  cacheDir: string;
}

/** A product's stored models and what they must match to be of use. */
interface CacheEntry {
  file: string;
  key: string;
  product: ProductId;
}

/** Of a stored model as much is checked as tells ours from a damaged or foreign file. */
function createSchema({ key, product }: CacheEntry) {
  const list = Joi.array().items(Joi.object().unknown()).required();
  const component = Joi.object({
    kind: Joi.valid('component').required(),
    name: Joi.string().required(),
    product: Joi.valid(product).required(),
    imports: list,
    props: list,
    slots: list,
    classes: list,
  }).unknown();
  return Joi.object<{ key: string; components: ApiComponent[] }>({
    key: Joi.valid(key).required(),
    components: Joi.array().items(component).required(),
  });
}

/** The stored components; none where the file is missing, malformed or outdated. */
async function readStored(entry: CacheEntry): Promise<ApiComponent[]> {
  try {
    const stored: unknown = JSON.parse(await readFile(entry.file, 'utf8'));
    const { value, error } = createSchema(entry).validate(stored);
    return error ? [] : value.components;
  } catch {
    return [];
  }
}

/** Writes beside the file first: a build that is stopped half-way leaves no half file. */
async function writeStored(
  { file, key }: CacheEntry,
  components: readonly ApiComponent[],
): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, JSON.stringify({ key, components }));
  await rename(draft, file);
}

function findComponent(
  components: readonly ApiComponent[],
  { name, product }: ComponentRequest,
): ApiComponent | undefined {
  return components.find(
    (component) => component.name === name && component.product === product,
  );
}

/**
 * Loads the API of components: from the cache as far as that is current, else from the
 * installed packages. A product's components are extracted and stored together, because
 * the plans and import lines of each package rest on the others.
 *
 * @returns the components in the order of the request
 * @throws what `extractComponents` throws
 */
export async function loadComponents({
  siteDir,
  cacheDir,
  components,
}: LoadRequest): Promise<ApiComponent[]> {
  const entries = await Promise.all(
    [...new Set(components.map(({ product }) => product))].map(async (product) => ({
      product,
      file: path.join(cacheDir, `${product}.json`),
      key: await createFingerprint(siteDir, product),
    })),
  );
  const stored = (await Promise.all(entries.map(readStored))).flat();
  const outdated = entries.filter(({ product }) =>
    components.some(
      (request) => request.product === product && !findComponent(stored, request),
    ),
  );
  if (outdated.length === 0) {
    return toRequested(stored);
  }

  // Only here, because the compiler takes longer to load than the cache to read.
  const { extractComponents } = await import('./extract');
  const fresh = extractComponents({
    siteDir,
    components: components.filter((request) =>
      outdated.some(({ product }) => product === request.product),
    ),
  });
  await Promise.all(
    outdated.map((entry) =>
      writeStored(
        entry,
        fresh.filter(({ product }) => product === entry.product),
      ),
    ),
  );
  return toRequested([...fresh, ...stored]);

  function toRequested(available: readonly ApiComponent[]): ApiComponent[] {
    return components
      .map((request) => findComponent(available, request))
      .filter((component) => component !== undefined);
  }
}
