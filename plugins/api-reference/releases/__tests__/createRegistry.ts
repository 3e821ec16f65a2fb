import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Dependencies, Registry } from '../registry';

/** Packages by name, of each its versions with what they depend on. */
export type Published = Record<string, Record<string, Dependencies>>;

/** An archive as npm makes them, of a package with an empty index. */
function writeArchive(dir: string, name: string, version: string): string {
  const folder = path.join(dir, 'archive', 'package');
  const archive = path.join(dir, `${name.replace(/\W/g, '-')}.tgz`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name, version }),
  );
  execFileSync('tar', ['-czf', archive, '-C', path.dirname(folder), 'package']);
  return archive;
}

/**
 * A registry of made-up packages.
 *
 * @param holds what an archive holds in place of the version that was asked for
 */
export function createRegistry(published: Published, holds?: string): Registry {
  return {
    listVersions: (name) => Promise.resolve(Object.keys(published[name] ?? {})),
    getDependencies: (name, version) =>
      Promise.resolve(published[name]?.[version] ?? {}),
    pack: (packages, dir) =>
      Promise.resolve(
        new Map(
          [...packages].map(([name, version]) => [
            name,
            writeArchive(dir, name, holds ?? version),
          ]),
        ),
      ),
  };
}

/** A registry without a network. */
export const OFFLINE: Registry = {
  listVersions: () => Promise.reject(new Error('npm cannot reach its registry')),
  getDependencies: () => Promise.reject(new Error('npm cannot reach its registry')),
  pack: () => Promise.reject(new Error('npm cannot reach its registry')),
};
