import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ProductPackage } from './products';

export interface InstalledPackage extends ProductPackage {
  version: string;
  /** Absolute folder of the package. */
  dir: string;
}

/** The manifest that Node finds from the site's folder, or null. */
export function readManifest(
  siteDir: string,
  name: string,
): { version: string; dir: string } | null {
  const { resolve } = createRequire(path.join(siteDir, 'package.json'));
  try {
    const manifest = resolve(`${name}/package.json`);
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      version: string;
    };
    return { version, dir: path.dirname(manifest) };
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
