import fs from 'node:fs';
import { checkLicenses } from '../tests/licenses/checkLicenses';
import { describeLicenses, getLicense } from '../tests/licenses/describeLicenses';
import {
  ALLOWED_LICENSES,
  COMMERCIAL_PACKAGES,
  EXCEPTIONS,
  STATED_LICENSES,
} from '../tests/licenses/policy';
import { readLockfile } from '../tests/licenses/readLockfile';
import { print, runCommand, toJson } from './lib/runCommand';

/**
 * Lists the licenses of all packages in the lockfile, the commercial ones with what they
 * need, and fails at a license that the project's policy doesn't allow.
 */
void runCommand({
  usage: `npm run licenses -- [--json]

  --json  every package with its license, where the report counts them`,
  options: { json: { type: 'boolean', default: false } },
  run({ json }) {
    const packages = readLockfile(fs.readFileSync('package-lock.json', 'utf8'));
    const listed = packages.map((locked) => ({
      ...locked,
      license: getLicense(locked),
    }));
    print(json ? [toJson(listed)] : describeLicenses(packages));
    const faults = checkLicenses(packages, {
      allowed: ALLOWED_LICENSES,
      commercial: COMMERCIAL_PACKAGES,
      stated: STATED_LICENSES,
      exceptions: EXCEPTIONS,
    });
    if (faults.length > 0) {
      throw new Error(faults.join('\n'));
    }
  },
});
