import fs from 'node:fs';
import path from 'node:path';
import { findImports } from '../../src/utils/findImports';

/** The part of a package's `package.json` that is read here. */
export interface Manifest {
  version: string;
  types?: string;
  typings?: string;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/**
 * Reads manifests and sources of the packages installed in a folder, each file once.
 *
 * @param siteDir absolute folder with the `node_modules` to read
 */
export function createPackageReader(siteDir: string) {
  const manifests = new Map<string, Manifest | null>();
  const imports = new Map<string, string[]>();
  const getFolder = (name: string) => path.join(siteDir, 'node_modules', name);

  return {
    /** Returns null for a package that is not installed. */
    readManifest(name: string): Manifest | null {
      if (!manifests.has(name)) {
        const file = path.join(getFolder(name), 'package.json');
        manifests.set(
          name,
          fs.existsSync(file)
            ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest)
            : null,
        );
      }
      return manifests.get(name)!;
    },

    /** The entry's ES module, where its package keeps it as MUI X does; else undefined. */
    findEntry(specifier: string): string | undefined {
      const file = path.join(getFolder(specifier), 'index.mjs');
      return fs.existsSync(file) ? file : undefined;
    },

    readImports(file: string): string[] {
      if (!imports.has(file)) {
        imports.set(file, findImports(fs.readFileSync(file, 'utf8')));
      }
      return imports.get(file)!;
    },
  };
}

export type PackageReader = ReturnType<typeof createPackageReader>;

/** The names of a package's peers that have to be there, or of those that may be. */
export function getPeers(
  { peerDependencies = {}, peerDependenciesMeta = {} }: Manifest,
  kind: 'needed' | 'optional',
): string[] {
  return Object.keys(peerDependencies)
    .filter(
      (name) =>
        Boolean(peerDependenciesMeta[name]?.optional) === (kind === 'optional'),
    )
    .sort();
}
