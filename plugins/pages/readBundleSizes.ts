import fs from 'node:fs';
import path from 'node:path';
import {
  DOCUMENTED_PACKAGE,
  readPackageVersion,
} from '../../src/node/installedPackages';

/** What is recorded of a component's import. */
export interface ComponentSize {
  /** Where it is imported from, such as `@mui/x-charts/BarChart`: the smallest plan's package. */
  specifier: string;
  /** Minified and gzipped, without React and Material UI. */
  bytes: number;
  /** Folder of its source in the library's repository, at the version's tag. */
  source: string;
}

/** The recorded sizes, as `npm run bundle:sizes` writes them. */
export interface BundleSizes {
  /** The version of the packages that were measured. */
  version: string;
  /** By name; a name that two products export has the second one's product before it. */
  components: Record<string, ComponentSize>;
}

/** Reads the recorded sizes, `plugins/pages/bundleSizes.json`. */
export function readBundleSizes(siteDir: string): BundleSizes {
  const file = path.join(siteDir, 'plugins/pages/bundleSizes.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as BundleSizes;
}

/**
 * What is wrong with the recorded sizes; undefined where they belong to the installed
 * packages.
 */
export function describeStaleSizes(
  { version }: BundleSizes,
  installed: string,
): string | undefined {
  return version === installed
    ? undefined
    : `plugins/pages/bundleSizes.json was measured with version ${version}, but ${installed} is installed, so pages show no sizes. Run "npm run bundle:sizes" and review the difference.`;
}

/** The recorded sizes of the installed packages; none, with a warning, where others were measured. */
export function loadBundleSizes(siteDir: string): BundleSizes['components'] {
  const sizes = readBundleSizes(siteDir);
  const fault = describeStaleSizes(
    sizes,
    readPackageVersion(siteDir, DOCUMENTED_PACKAGE),
  );
  if (fault !== undefined) {
    console.warn(`[WARNING] ${fault}`);
    return {};
  }
  return sizes.components;
}
