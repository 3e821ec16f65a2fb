import fs from 'node:fs';
import { getPackageName } from '../../../src/utils/findImports';
import { findInstalledPackage, type InstalledPackage } from '../installedPackage';
import { listEntries } from './listEntries';

/** What code in the frame can import. */
export interface OfferedModules {
  /**
   * Module specifiers by the chunk that has them: a package with all its public
   * entries, or one specifier of a package that doesn't declare its entries.
   */
  groups: Record<string, string[]>;
  /** Names of the icons of `@mui/icons-material` by first letter, a chunk each. */
  icons: Record<string, string[]>;
}

const ICONS = '@mui/icons-material';

/** Entries that bring a date library along; each is fetched by itself. */
const ADAPTER = /\/Adapter[A-Z]\w*$/;

/** Packages of hundreds of entries, such as one per locale; offered as demos import them. */
const MANY_ENTRIES = ['date-fns'];

/** The icons by first letter: all at once would be a script of five megabytes. */
function groupIcons(dir: string): Record<string, string[]> {
  const names = fs
    .readdirSync(dir)
    .filter((file) => /^[A-Z].*\.js$/.test(file))
    .map((file) => file.slice(0, -'.js'.length));
  const groups: Record<string, string[]> = {};
  for (const name of names.sort()) {
    (groups[name.charAt(0)] ??= []).push(name);
  }
  return groups;
}

/** Offers all entries of a package of components, and the specifier if it is none of them. */
function addPackage(
  { groups }: OfferedModules,
  specifier: string,
  installed: InstalledPackage,
): void {
  const { name } = installed.manifest;
  if (groups[name] === undefined) {
    const entries = listEntries(installed);
    groups[name] = entries.filter((entry) => !ADAPTER.test(entry));
    entries
      .filter((entry) => ADAPTER.test(entry))
      .forEach((entry) => (groups[entry] = [entry]));
  }
  if (groups[specifier] === undefined && !groups[name].includes(specifier)) {
    groups[name].push(specifier);
  }
}

/**
 * Widens the specifiers that the demos import to what a reader may add: all public
 * entries of the same packages, and all icons. A package that doesn't say which of its
 * files have side effects is left as the demos import it, each specifier by itself:
 * its entries may change each other (a date library's locales), or need Node.
 *
 * @throws an Error that lists the packages that are not installed
 */
export function collectModules(
  specifiers: string[],
  siteDir: string,
): OfferedModules {
  const modules: OfferedModules = { groups: {}, icons: {} };
  const missing = new Set<string>();
  for (const specifier of specifiers) {
    const name = getPackageName(specifier) ?? specifier;
    const installed = findInstalledPackage(name, siteDir);
    if (installed === undefined) {
      missing.add(name);
    } else if (name === ICONS) {
      modules.icons = groupIcons(installed.dir);
    } else if (
      installed.manifest.sideEffects !== undefined &&
      !MANY_ENTRIES.includes(name)
    ) {
      addPackage(modules, specifier, installed);
    } else {
      modules.groups[specifier] = [specifier];
    }
  }
  if (missing.size > 0) {
    throw new Error(
      `Demos import packages that are not installed: ${[...missing].join(', ')}. Install them: npm install --save-exact ${[...missing].join(' ')}`,
    );
  }
  return modules;
}
