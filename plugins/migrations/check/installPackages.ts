import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { getCacheDir } from '../../../src/node/buildCache';
import { writeJson } from '../../../src/node/jsonFile';
import type { PackageSet } from './steps';

/**
 * Installs the packages of one side of a migration in a folder of their own, unless they
 * are there. This downloads; scripts of packages are not run.
 *
 * @returns the folder; the site's, for the packages that it has itself
 * @throws what npm fails with
 */
export function installPackages(
  { folder, dependencies }: PackageSet,
  siteDir: string,
): string {
  if (folder === undefined) {
    return siteDir;
  }
  const dir = path.join(getCacheDir(siteDir, 'migrations'), folder);
  const manifest = path.join(dir, 'package.json');
  const installed = path.join(dir, 'installed.json');
  const wanted = JSON.stringify(dependencies);
  if (!fs.existsSync(installed) || fs.readFileSync(installed, 'utf8') !== wanted) {
    console.log(`Installing ${folder} in ${path.relative(siteDir, dir)}`);
    writeJson(manifest, { private: true, dependencies });
    // The peers of old packages contradict each other, and their users lived with that.
    execFileSync(
      'npm',
      [
        'install',
        '--legacy-peer-deps',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
      ],
      { cwd: dir, stdio: 'inherit', shell: process.platform === 'win32' },
    );
    fs.writeFileSync(installed, wanted);
  }
  return dir;
}
