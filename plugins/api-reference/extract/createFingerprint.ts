import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashText } from '../../../src/node/hashText';
import { MODEL_VERSION, type ProductId } from '../types';
import { readManifest } from './findInstalledPackages';
import { PRODUCT_PACKAGES } from './products';

/** Packages beside MUI X on whose typings the model rests. */
const TYPE_PACKAGES = ['@mui/material', '@types/react', 'typescript'];

/** Modules beside the extractor's folder that have a part in the models. */
const SHARED_SOURCES = [
  'documented.ts',
  'formatFaults.ts',
  'common/permalinks.ts',
  'common/plans.ts',
  'types.ts',
  '../../src/node/hashText.ts',
  '../../src/utils/countEdits.ts',
  '../../src/utils/nearestNames.ts',
];

/** The extractor's own files: what they do decides on the model as much as their input. */
export async function listSources(): Promise<string[]> {
  const names = await readdir(__dirname);
  return [
    ...names.sort().map((name) => path.join(__dirname, name)),
    ...SHARED_SOURCES.map((name) => path.join(__dirname, '..', name)),
  ];
}

/** Every MUI X package beside one of the product's: some are installed by the others only. */
async function listTypePackages(
  siteDir: string,
  product: ProductId,
): Promise<string[]> {
  const [home] = PRODUCT_PACKAGES[product];
  const manifest = home && readManifest(siteDir, home.name);
  const siblings = manifest ? await readdir(path.dirname(manifest.dir)) : [];
  return [
    ...siblings
      .filter((name) => name.startsWith('x-'))
      .map((name) => `@mui/${name}`),
    ...TYPE_PACKAGES,
  ].sort();
}

/** A text that changes with the extractor's own source. */
export async function hashSources(): Promise<string> {
  const sources = await listSources();
  const texts = await Promise.all(sources.map((source) => readFile(source, 'utf8')));
  return hashText(texts.join('\n'));
}

/** A text that changes with all that can change the models of a product. */
export async function createFingerprint(
  siteDir: string,
  product: ProductId,
): Promise<string> {
  const packages = await listTypePackages(siteDir, product);
  const versions = packages.map(
    (name) => `${name}@${readManifest(siteDir, name)?.version ?? 'none'}`,
  );
  const sources = await hashSources();
  return hashText(JSON.stringify([MODEL_VERSION, product, versions, sources]));
}
