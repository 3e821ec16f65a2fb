import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What the frame needs of a package's manifest. */
export interface Manifest {
  name: string;
  version: string;
  /** The public entries, as the package declares them. */
  exports?: Record<string, unknown>;
  /** Which files have side effects; undefined where the package doesn't say. */
  sideEffects?: boolean | string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface InstalledPackage {
  manifest: Manifest;
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
  return { dir: fs.realpathSync(dir), manifest: JSON.parse(text) as Manifest };
}
