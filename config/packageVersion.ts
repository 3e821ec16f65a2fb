import fs from 'node:fs';
import path from 'node:path';

/**
 * The installed version of a package.
 *
 * @throws when the package isn't installed, with the command that installs it
 */
export function readPackageVersion(siteDir: string, packageName: string): string {
  const file = path.join(siteDir, 'node_modules', packageName, 'package.json');
  if (!fs.existsSync(file)) {
    throw new Error(`${packageName} is not installed. Run "npm ci" in ${siteDir}.`);
  }
  const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    version: string;
  };
  return version;
}
