import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getPackageName } from '../../../src/utils/findImports';
import { findInstalledPackage, type InstalledPackage } from '../installedPackage';

/** Entries that are no modules for a reader's code: build formats, types, private parts. */
const NO_READER_ENTRY =
  /^(?:package\.json|esm|modern|legacy|node|umd|types)$|internals?(?:\/|$)|[aA]ugmentation|^(?:private|zero-styled)/;

/** An import of a package in a published module, in either format; not one that a message speaks of. */
const PACKAGE_REQUEST = /(?:\bfrom |\brequire\()["']([^."'{][^"'{]*)["']/g;

const ENTRY_FILE = /\.(?:m?js)$/;

/** Subpaths that a package names one by one, such as `BarChart`. */
function listNamed(exportKeys: string[]): string[] {
  return exportKeys
    .filter((key) => key.startsWith('./') && !key.includes('*'))
    .map((key) => key.slice(2));
}

/** Folders that a `./*` pattern stands for: those that hold an index module. */
function listByPattern(exportKeys: string[], dir: string): string[] {
  return exportKeys.includes('./*')
    ? fs
        .readdirSync(dir)
        .filter((name) => fs.existsSync(path.join(dir, name, 'index.js')))
    : [];
}

/** The packages' modules that a folder's files import. */
function listRequests(folder: string): string[] {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return files
    .filter((name) => ENTRY_FILE.test(name))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
    .flatMap((text) =>
      Array.from(text.matchAll(PACKAGE_REQUEST), ([, specifier = '']) => specifier),
    );
}

/** Whether a package has an entry: the adapter of another major version asks for more. */
function hasEntry(specifier: string, from: string): boolean {
  try {
    createRequire(path.join(from, 'package.json')).resolve(specifier);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether all packages that an entry's folder imports are installed, with what it asks
 * of them. The adapters of date libraries that the portal doesn't have are not complete. A package may hand on
 * the entry of the same name of another package, which is then looked into as well.
 */
function isComplete(subpath: string, dir: string): boolean {
  return listRequests(path.join(dir, subpath)).every((specifier) => {
    const name = getPackageName(specifier) ?? specifier;
    const installed = findInstalledPackage(name, dir);
    return (
      installed !== undefined &&
      hasEntry(specifier, dir) &&
      (specifier !== `${name}/${subpath}` ||
        installed.dir === dir ||
        isComplete(subpath, installed.dir))
    );
  });
}

/**
 * The module specifiers by which a reader's code can import a package: its root and
 * its public entries, without those whose own imports are not installed.
 *
 * @returns an empty list for a package that declares no entries
 */
export function listEntries({ manifest, dir }: InstalledPackage): string[] {
  const exportKeys = Object.keys(manifest.exports ?? {});
  const subpaths = [...listNamed(exportKeys), ...listByPattern(exportKeys, dir)]
    .filter((subpath) => !NO_READER_ENTRY.test(subpath))
    .filter((subpath) => isComplete(subpath, dir));
  const root = exportKeys.includes('.') ? [manifest.name] : [];
  return [...root, ...subpaths.map((subpath) => `${manifest.name}/${subpath}`)];
}
