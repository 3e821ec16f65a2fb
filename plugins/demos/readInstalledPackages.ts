import fs from 'node:fs';
import path from 'node:path';
import { findImports, getPackageName } from '../../src/utils/findImports';
import { PROJECT_PACKAGES } from './common/projectPackages';
import { findInstalledPackage, type Manifest } from './installedPackage';
import { memoize } from './memoize';

/** A package as the portal has it installed. */
export interface ProjectPackage {
  /** Its exact version, such as `8.29.3`. */
  version: string;
  /** Names of the packages that have to be installed beside it. */
  peers: string[];
  /** The package that has its types, where it brings none. */
  types?: string;
}

/** What an exported project has to know of packages: plain data, for the browser. */
export interface InstalledPackages {
  packages: Record<string, ProjectPackage>;
  /**
   * Per module specifier, the optional peers that this entry of its package needs, such
   * as `['dayjs']` for `@mui/x-date-pickers/AdapterDayjs`. Entries without any are absent.
   */
  companions: Record<string, string[]>;
}

function compareNames([a]: [string, unknown], [b]: [string, unknown]): number {
  return a.localeCompare(b, 'en');
}

function assertNoneMissing(
  missing: [name: string, reason: string][],
  siteDir: string,
) {
  if (missing.length > 0) {
    missing.sort(compareNames);
    throw new Error(
      `Exported projects of demos need packages that are not installed in ${siteDir}:\n` +
        missing
          .map(([name, reason]) => `- ${name}: needed by ${reason}\n`)
          .join('') +
        `Install them: npm install --save-exact ${missing.map(([name]) => name).join(' ')}`,
    );
  }
}

/** The package of a package's types, if it is installed and the package has none of its own. */
function findTypes(
  name: string,
  { types, typings }: Manifest,
  siteDir: string,
): string | undefined {
  const typesName = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
  return types === undefined &&
    typings === undefined &&
    findInstalledPackage(typesName, siteDir) !== undefined
    ? typesName
    : undefined;
}

/** The names of a package's peers that have to be there, or of those that may be. */
function getPeers(
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

/** The entry's ES module, where its package keeps it as MUI X does; else undefined. */
function findEntry(specifier: string, siteDir: string): string | undefined {
  const name = getPackageName(specifier)!;
  const installed = findInstalledPackage(name, siteDir);
  const file =
    installed && path.join(installed.dir, specifier.slice(name.length), 'index.mjs');
  return file && fs.existsSync(file) ? file : undefined;
}

const readImports = memoize(String, (file: string) =>
  findImports(fs.readFileSync(file, 'utf8')),
);

/**
 * The optional peers that an entry's own modules import, such as the date library behind
 * an adapter. Emotion is one that every project has anyway, and left out.
 *
 * @param specifier a package's, such as `@mui/x-date-pickers/AdapterDayjs`
 * @returns names of packages, sorted
 */
export function findCompanions(specifier: string, siteDir: string): string[] {
  const installed = findInstalledPackage(getPackageName(specifier)!, siteDir);
  const ordinary: readonly string[] = PROJECT_PACKAGES.runtime;
  const optional = installed
    ? getPeers(installed.manifest, 'optional').filter(
        (peer) => !ordinary.includes(peer),
      )
    : [];
  const entry = findEntry(specifier, siteDir);
  if (optional.length === 0 || entry === undefined) {
    return [];
  }
  const companions = new Set<string>();
  // Grows while it is walked. Other packages count too: an edition re-exports a smaller one.
  const files = new Set([entry]);
  for (const file of files) {
    for (const imported of readImports(file)) {
      const owner = getPackageName(imported);
      if (owner !== undefined && optional.includes(owner)) {
        companions.add(owner);
      } else {
        const next =
          owner === undefined
            ? path.join(path.dirname(file), imported)
            : findEntry(imported, siteDir);
        if (next !== undefined && fs.existsSync(next)) {
          files.add(next);
        }
      }
    }
  }
  return [...companions].sort();
}

/**
 * Reads from the installed packages what an exported project needs to know of them.
 *
 * @param siteDir absolute folder with the `node_modules` to read
 * @param specifiers what demos import; paths of files among them are passed over
 * @returns the packages of these specifiers, of {@link PROJECT_PACKAGES}, and all that
 *   has to be installed beside them, sorted by name
 * @throws one Error that names every package that is not installed, and what needs it
 */
export function readInstalledPackages(
  siteDir: string,
  specifiers: readonly string[],
): InstalledPackages {
  const companions: [specifier: string, names: string[]][] = [];
  // Per package, what needs it. Grows while it is walked.
  const needs = new Map<string, string>();
  const need = (name: string, reason: string) => {
    if (!needs.has(name)) {
      needs.set(name, reason);
    }
  };

  Object.values(PROJECT_PACKAGES)
    .flat()
    .forEach((name) => need(name, 'every exported project'));
  for (const specifier of [...new Set(specifiers)].sort()) {
    const name = getPackageName(specifier);
    if (name !== undefined) {
      const names = findCompanions(specifier, siteDir);
      [name, ...names].forEach((needed) =>
        need(needed, `the import "${specifier}"`),
      );
      if (names.length > 0) {
        companions.push([specifier, names]);
      }
    }
  }

  const packages: [name: string, ProjectPackage][] = [];
  const missing: [name: string, reason: string][] = [];
  for (const [name, reason] of needs) {
    const manifest = findInstalledPackage(name, siteDir)?.manifest;
    if (manifest === undefined) {
      missing.push([name, reason]);
    } else {
      const peers = getPeers(manifest, 'needed');
      peers.forEach((peer) => need(peer, name));
      const types = findTypes(name, manifest, siteDir);
      if (types !== undefined) {
        need(types, name);
      }
      packages.push([
        name,
        { version: manifest.version, peers, ...(types !== undefined && { types }) },
      ]);
    }
  }
  assertNoneMissing(missing, siteDir);
  return {
    packages: Object.fromEntries(packages.sort(compareNames)),
    companions: Object.fromEntries(companions),
  };
}
