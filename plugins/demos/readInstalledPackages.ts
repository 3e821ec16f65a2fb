import { PROJECT_PACKAGES } from './common/projectPackages';
import { getPackageName } from '../../src/utils/findImports';
import {
  createPackageReader,
  getPeers,
  type Manifest,
  type PackageReader,
} from './createPackageReader';
import { findCompanions } from './findCompanions';

/** A package as the portal has it installed. */
export interface InstalledPackage {
  /** Its exact version, such as `8.29.3`. */
  version: string;
  /** Names of the packages that have to be installed beside it. */
  peers: string[];
  /** The package that has its types, where it brings none. */
  types?: string;
}

/** What an exported project has to know of packages: plain data, for the browser. */
export interface InstalledPackages {
  packages: Record<string, InstalledPackage>;
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
  reader: PackageReader,
): string | undefined {
  const typesName = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
  return types === undefined &&
    typings === undefined &&
    reader.readManifest(typesName) !== null
    ? typesName
    : undefined;
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
  const reader = createPackageReader(siteDir);
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
      const names = findCompanions(specifier, reader);
      [name, ...names].forEach((needed) =>
        need(needed, `the import "${specifier}"`),
      );
      if (names.length > 0) {
        companions.push([specifier, names]);
      }
    }
  }

  const packages: [name: string, InstalledPackage][] = [];
  const missing: [name: string, reason: string][] = [];
  for (const [name, reason] of needs) {
    const manifest = reader.readManifest(name);
    if (manifest === null) {
      missing.push([name, reason]);
    } else {
      const peers = getPeers(manifest, 'needed');
      peers.forEach((peer) => need(peer, name));
      const types = findTypes(name, manifest, reader);
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
