import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
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
