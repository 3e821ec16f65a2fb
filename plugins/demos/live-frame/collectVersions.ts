import { findInstalledPackage } from './installedPackage';

/**
 * The installed version of packages and of all that they need, as `name@version` lines,
 * sorted. A package that several need in different versions has a line for each.
 *
 * @param names packages as the site has them
 */
export function collectVersions(names: Iterable<string>, siteDir: string): string[] {
  const versions = new Set<string>();
  const queue = [...names].map((name) => ({ name, from: siteDir }));
  for (const { name, from } of queue) {
    const installed = findInstalledPackage(name, from);
    const line = installed && `${name}@${installed.manifest.version}`;
    if (installed && line && !versions.has(line)) {
      versions.add(line);
      const { dependencies, peerDependencies } = installed.manifest;
      queue.push(
        ...Object.keys({ ...dependencies, ...peerDependencies }).map((next) => ({
          name: next,
          from: installed.dir,
        })),
      );
    }
  }
  return [...versions].sort();
}
