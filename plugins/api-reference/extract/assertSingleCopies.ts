import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest, type InstalledPackage } from './findInstalledPackages';

/** Where a package was found, and the package that finds it there. */
interface Copy {
  dir: string;
  version: string;
  finder: string;
}

function listDependencies(dir: string): string[] {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(dir, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies', object | undefined>;
  return Object.keys({ ...dependencies, ...peerDependencies }).filter((name) =>
    name.startsWith('@mui/x-'),
  );
}

/** Follows the dependencies from package to package, as Node would. */
function collectCopies(
  siteDir: string,
  installed: readonly InstalledPackage[],
): Map<string, Copy[]> {
  const copies = new Map<string, Copy[]>();

  function visit(name: string, from: string, finder: string): void {
    const manifest = readManifest(from, name);
    const known = copies.get(name) ?? [];
    if (!manifest || known.some(({ dir }) => dir === manifest.dir)) {
      return;
    }
    copies.set(name, [...known, { ...manifest, finder }]);
    listDependencies(manifest.dir).forEach((dependency) =>
      visit(dependency, manifest.dir, name),
    );
  }

  installed.forEach(({ name }) => visit(name, siteDir, 'the site'));
  return copies;
}

/**
 * Checks that the site and the packages find the same copy of each MUI X package. Of two
 * copies the compiler would take the types for unrelated, and a page would mix versions.
 *
 * @throws one Error that lists every package with its copies
 */
export function assertSingleCopies(
  siteDir: string,
  installed: readonly InstalledPackage[],
): void {
  const faults = [...collectCopies(siteDir, installed)].filter(
    ([, copies]) => copies.length > 1,
  );
  if (faults.length > 0) {
    const lines = faults.map(([name, copies]) =>
      [
        `- ${name}`,
        ...copies.map(
          ({ dir, version, finder }) => `  ${version} for ${finder}: ${dir}`,
        ),
      ].join('\n'),
    );
    throw new Error(
      'The API reference found more than one copy of a package:\n' +
        `${lines.join('\n')}\n` +
        'Give all MUI X packages the same version in package.json, then: npm dedupe',
    );
  }
}
