import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type ProductPackage, PRODUCT_IDS, PRODUCT_PACKAGES } from './products';
import type { ProductId } from '../types';

/**
 * Reads which version of each product is installed: that of its smallest package.
 *
 * @param siteDir where the packages are resolved from
 * @throws an Error for a product that is not installed
 */
export function readInstalledVersions(siteDir: string): Record<ProductId, string> {
  return Object.fromEntries(
    PRODUCT_IDS.map((product) => {
      const [smallest] = PRODUCT_PACKAGES[product];
      const manifest = smallest && readManifest(siteDir, smallest.name);
      if (!manifest) {
        throw new Error(
          `The API reference reads ${smallest?.name}, which is not installed in ${siteDir}. ` +
            'Install it: npm ci',
        );
      }
      return [product, manifest.version];
    }),
  ) as Record<ProductId, string>;
}

/** What is read of an installed package's manifest. */
export interface Manifest {
  version: string;
  /** Absolute folder of the package. */
  dir: string;
  /** What it exposes, such as `./DataGrid`; undefined where it does not say. */
  subpaths?: string[];
  /** Names of its dependencies, peers included. */
  dependencies: string[];
}

export interface InstalledPackage extends ProductPackage, Manifest {}

/** The manifest that Node finds from a folder, of a site or of a package, or null. */
export function readManifest(from: string, name: string): Manifest | null {
  const { resolve } = createRequire(path.join(from, 'package.json'));
  try {
    const file = resolve(`${name}/package.json`);
    const { version, exports, dependencies, peerDependencies } = JSON.parse(
      readFileSync(file, 'utf8'),
    ) as { version: string } & Partial<
      Record<'exports' | 'dependencies' | 'peerDependencies', object>
    >;
    return {
      version,
      dir: path.dirname(file),
      subpaths: exports && Object.keys(exports),
      dependencies: Object.keys({ ...dependencies, ...peerDependencies }),
    };
  } catch {
    return null;
  }
}

/** Finds the packages as the site has them installed; throws when any is missing. */
export function findInstalledPackages(
  siteDir: string,
  packages: readonly ProductPackage[],
): InstalledPackage[] {
  const found = packages.map((wanted) => ({
    ...wanted,
    manifest: readManifest(siteDir, wanted.name),
  }));
  const missing = found.filter(({ manifest }) => !manifest).map(({ name }) => name);
  if (missing.length > 0) {
    throw new Error(
      `The API reference reads packages that are not installed in ${siteDir}:\n` +
        missing.map((name) => `- ${name}\n`).join('') +
        `Install them: npm install ${missing.join(' ')}`,
    );
  }
  return found.flatMap(({ manifest, ...wanted }) =>
    manifest ? [{ ...wanted, ...manifest }] : [],
  );
}
