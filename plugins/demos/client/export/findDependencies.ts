import type { InstalledPackages } from '../../readInstalledPackages';
import { findImports, getPackageName } from '@site/src/utils/findImports';
import { PROJECT_PACKAGES } from '../../common/projectPackages';
import { resolveLocal } from '../../common/resolveLocal';
import type { ProjectFile, ProjectRequest } from './types';

/** Exact versions by package name, sorted: a part of a `package.json`. */
export type Versions = Record<string, string>;

/** What is wrong with an import of a file, or undefined. */
function findFault(
  specifier: string,
  file: ProjectFile,
  files: readonly ProjectFile[],
  { packages }: InstalledPackages,
): string | undefined {
  const name = getPackageName(specifier);
  if (name !== undefined) {
    return packages[name] === undefined
      ? `${file.path}: the import "${specifier}" needs the package "${name}", whose version the portal does not know. Take the import out and install "${name}" in the exported project.`
      : undefined;
  }
  const paths = files.map(({ path }) => path);
  return resolveLocal(specifier, file.path, paths) !== undefined
    ? undefined
    : `${file.path}: the import "${specifier}" leads to no file of the demo. It has: ${paths.join(', ')}.`;
}

/** These packages and all that has to be installed beside them, with their versions. */
function toVersions(
  names: Iterable<string>,
  { packages }: InstalledPackages,
): Versions {
  const wanted = new Set(names);
  for (const name of wanted) {
    packages[name]?.peers.forEach((peer) => wanted.add(peer));
  }
  return Object.fromEntries(
    [...wanted].sort().map((name) => [name, packages[name]!.version]),
  );
}

/**
 * The packages that an exported project runs with: those that its files import, those
 * that every project has, and their peers.
 *
 * @throws one Error with all imports that lead nowhere: to a package that is not among
 *   the installed ones, or to a file that is not among the demo's
 */
export function findDependencies(
  { files }: ProjectRequest,
  installed: InstalledPackages,
): Versions {
  const imports = files
    .filter((file) => !file.path.endsWith('.css'))
    .flatMap((file) =>
      findImports(file.code).map((specifier) => ({ specifier, file })),
    );
  const faults = imports.flatMap(
    ({ specifier, file }) => findFault(specifier, file, files, installed) ?? [],
  );
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  return toVersions(
    [
      ...PROJECT_PACKAGES.runtime,
      ...imports.flatMap(({ specifier }) => getPackageName(specifier) ?? []),
      ...imports.flatMap(({ specifier }) => installed.companions[specifier] ?? []),
    ],
    installed,
  );
}

/**
 * The packages that serve, bundle and check an exported project.
 *
 * @param dependencies what it runs with: some have their types in another package
 */
export function getDevDependencies(
  { variant, styling }: ProjectRequest,
  installed: InstalledPackages,
  dependencies: Versions,
): Versions {
  const types = Object.keys(dependencies).flatMap(
    (name) => installed.packages[name]?.types ?? [],
  );
  return toVersions(
    [
      ...PROJECT_PACKAGES.tools,
      ...(variant === 'TS' ? [...PROJECT_PACKAGES.types, ...types] : []),
      ...(styling === 'tailwind' ? PROJECT_PACKAGES.tailwind : []),
    ],
    installed,
  );
}
