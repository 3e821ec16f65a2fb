import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { memoize } from './memoize';

/** The part of a package's `package.json` that is read here. */
export interface Manifest {
  name: string;
  version: string;
  types?: string;
  typings?: string;
  /** The public entries, as the package declares them. */
  exports?: Record<string, unknown>;
  /** Which files have side effects; undefined where the package doesn't say. */
  sideEffects?: boolean | string[];
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface InstalledPackage {
  manifest: Manifest;
  dir: string;
}

const readManifest = memoize(String, (file: string) =>
  fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest)
    : undefined,
);

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
  for (const folder of folders) {
    const dir = path.join(folder, name);
    const manifest = readManifest(path.join(dir, 'package.json'));
    if (manifest) {
      return { dir: fs.realpathSync(dir), manifest };
    }
  }
  return undefined;
}
