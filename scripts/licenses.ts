import fs from 'node:fs';
import { checkLicenses } from '../tests/licenses/checkLicenses';
import {
  ALLOWED_LICENSES,
  COMMERCIAL_PACKAGES,
  EXCEPTIONS,
  STATED_LICENSES,
} from '../tests/licenses/policy';
import { readLockfile, type LockedPackage } from '../tests/licenses/readLockfile';
import { readReportArguments } from './lib/reportArguments';
import { runCommand } from './lib/runCommand';

/**
 * Lists the licenses of all packages in the lockfile, the commercial ones with what they
 * need, and fails at a license that the project's policy doesn't allow.
 */

const USAGE = `npm run licenses            a summary, the commercial packages, and faults
npm run licenses -- --json  every package with its license`;

function getLicense({ name, license }: LockedPackage): string {
  return STATED_LICENSES[name]?.license ?? license ?? 'none named';
}

function printSummary(packages: readonly LockedPackage[]): void {
  const others = packages.filter(({ name }) => !(name in COMMERCIAL_PACKAGES));
  const counts = new Map<string, { shipped: number; dev: number }>();
  for (const locked of others) {
    const count = counts.get(getLicense(locked)) ?? { shipped: 0, dev: 0 };
    count[locked.isDev ? 'dev' : 'shipped'] += 1;
    counts.set(getLicense(locked), count);
  }
  console.log('portal    work  license');
  [...counts]
    .sort(([, a], [, b]) => b.shipped + b.dev - (a.shipped + a.dev))
    .forEach(([license, { shipped, dev }]) =>
      console.log(
        `${String(shipped).padStart(6)}  ${String(dev).padStart(6)}  ${license}`,
      ),
    );
  console.log('\nCommercial packages');
  Object.entries(COMMERCIAL_PACKAGES).forEach(([name, { plan, needs }]) =>
    console.log(`  ${name} (${plan}): ${needs}`),
  );
}

void runCommand(async () => {
  const { json } = readReportArguments(USAGE, 0);
  const packages = readLockfile(fs.readFileSync('package-lock.json', 'utf8'));
  if (json) {
    console.log(
      JSON.stringify(
        packages.map((locked) => ({ ...locked, license: getLicense(locked) })),
        null,
        2,
      ),
    );
  } else {
    printSummary(packages);
  }
  const faults = checkLicenses(packages, {
    allowed: ALLOWED_LICENSES,
    commercial: COMMERCIAL_PACKAGES,
    stated: STATED_LICENSES,
    exceptions: EXCEPTIONS,
  });
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
});
