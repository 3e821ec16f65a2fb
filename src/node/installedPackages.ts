import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The package whose version is that of the documented libraries. */
export const DOCUMENTED_PACKAGE = '@mui/x-data-grid-premium';

/** What is read here of a package's `package.json`. */
export interface Manifest {
  version: string;
  types?: string;
  typings?: string;
  /** The public entries, as the package declares them. */
  exports?: Record<string, unknown>;
  /** Which files have side effects; undefined where the package doesn't say. */
  sideEffects?: boolean | string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface InstalledPackage {
  name: string;
  manifest: Manifest;
  /** Absolute folder of the package, links followed. */
  dir: string;
}

/**
 * Finds a package the way Node does: in the `node_modules` of a folder or above it.
 * The manifest is not asked for by `require`, because not every package exports it.
 *
 * @param from absolute folder to look from
 * @returns undefined where the package is not installed
 */
export function findInstalledPackage(
  name: string,
  from: string,
): InstalledPackage | undefined {
  const folders =
    createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  const dir = folders
    .map((folder) => path.join(folder, name))
    .find((folder) => fs.existsSync(path.join(folder, 'package.json')));
  if (dir === undefined) {
    return undefined;
  }
  const text = fs.readFileSync(path.join(dir, 'package.json'), 'utf8');
  return { name, dir: fs.realpathSync(dir), manifest: JSON.parse(text) as Manifest };
}

/**
 * The installed version of a package.
 *
 * @throws when the package isn't installed, with the command that installs it
 */
export function readPackageVersion(siteDir: string, name: string): string {
  const found = findInstalledPackage(name, siteDir);
  if (found === undefined) {
    throw new Error(`${name} is not installed. Run "npm ci" in ${siteDir}.`);
  }
  return found.manifest.version;
}

/** The packages of a scope, such as `@mui`, in the order of their names. */
export function listInstalledPackages(
  scope: string,
  siteDir: string,
): InstalledPackage[] {
  return fs
    .readdirSync(path.join(siteDir, 'node_modules', scope))
    .sort()
    .flatMap((name) => findInstalledPackage(`${scope}/${name}`, siteDir) ?? []);
}
