/** A package as the lockfile has it. */
export interface LockedPackage {
  name: string;
  version: string;
  /** What its manifest says, an SPDX expression in most; none where it says nothing. */
  license?: string;
  /** Whether only work on the portal needs it, not the portal. */
  isDev: boolean;
}

interface LockfileEntry {
  name?: string;
  version?: string;
  license?: string;
  dev?: boolean;
}

const FOLDER = 'node_modules/';

/**
 * Reads the packages of a lockfile, each name and version once, in the order of names.
 *
 * @param text of a `package-lock.json` of version 3
 * @throws an Error when it has another form
 */
export function readLockfile(text: string): LockedPackage[] {
  const { lockfileVersion, packages } = JSON.parse(text) as {
    lockfileVersion?: number;
    packages?: Record<string, LockfileEntry>;
  };
  if (lockfileVersion !== 3 || packages === undefined) {
    throw new Error(
      'package-lock.json has another form than version 3. Make it anew with npm 9 or later: npm install --package-lock-only',
    );
  }
  const found = new Map<string, LockedPackage>();
  for (const [folder, entry] of Object.entries(packages)) {
    if (folder === '') {
      continue;
    }
    const name =
      entry.name ?? folder.slice(folder.lastIndexOf(FOLDER) + FOLDER.length);
    const version = entry.version ?? '';
    const key = `${name}@${version}`;
    const isDev = entry.dev === true && (found.get(key)?.isDev ?? true);
    found.set(key, { name, version, license: entry.license, isDev });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
