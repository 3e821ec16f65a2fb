import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
  readdirSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Makes the lockfile of a manifest in a folder without `node_modules`: beside an installed
 * tree npm would leave out the binaries of other platforms.
 *
 * @param manifest text of a package.json
 * @param siteDir folder whose lockfile and npm settings it starts from
 * @returns the lockfile's text
 * @throws what npm throws; nothing is changed then
 */
export function createLockfile(manifest: string, siteDir: string): string {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'lockfile-'));
  try {
    writeFileSync(path.join(dir, 'package.json'), manifest);
    ['package-lock.json', '.npmrc']
      .filter((name) => existsSync(path.join(siteDir, name)))
      .forEach((name) => cpSync(path.join(siteDir, name), path.join(dir, name)));
    execFileSync('npm', ['install', '--package-lock-only'], {
      cwd: dir,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return readFileSync(path.join(dir, 'package-lock.json'), 'utf8');
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules', 'build', '.git']);

/** Links the portal's own files into a site, so that they compile with its packages. */
export function linkPortal(portalDir: string, siteDir: string): void {
  readdirSync(portalDir)
    .filter((name) => !LEFT_OUT.has(name) && !name.startsWith('.docusaurus'))
    .forEach((name) =>
      symlinkSync(path.join(portalDir, name), path.join(siteDir, name)),
    );
}

/**
 * Rewrites the exact versions of packages in a manifest's text, and nothing else.
 *
 * @param versions the new version of each package
 * @throws an Error for packages that the manifest does not have with an exact version
 */
export function rewriteManifest(
  text: string,
  versions: Readonly<Record<string, string>>,
): string {
  const missing: string[] = [];
  const rewritten = Object.entries(versions).reduce((result, [name, version]) => {
    const line = new RegExp(`("${name}": ")\\d+\\.\\d+\\.\\d+(")`);
    if (!line.test(result)) {
      missing.push(name);
    }
    return result.replace(line, `$1${version}$2`);
  }, text);
  if (missing.length > 0) {
    throw new Error(
      `package.json has no exact version of ${missing.join(', ')}. ` +
        'Write one, such as "8.29.3", then run the command again.',
    );
  }
  return rewritten;
}
