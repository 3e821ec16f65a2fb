import { COMMERCIAL_PACKAGES, STATED_LICENSES } from './policy';
import type { LockedPackage } from './readLockfile';

/** The license of a package, as it says itself or as we found out. */
export function getLicense({ name, license }: LockedPackage): string {
  return STATED_LICENSES[name]?.license ?? license ?? 'none named';
}

/** How many packages have each license, and what the commercial ones need, in lines. */
export function describeLicenses(packages: readonly LockedPackage[]): string[] {
  const counts = new Map<string, { shipped: number; dev: number }>();
  for (const locked of packages.filter(
    ({ name }) => !(name in COMMERCIAL_PACKAGES),
  )) {
    const count = counts.get(getLicense(locked)) ?? { shipped: 0, dev: 0 };
    count[locked.isDev ? 'dev' : 'shipped'] += 1;
    counts.set(getLicense(locked), count);
  }
  return [
    'portal    work  license',
    ...[...counts]
      .sort(([, a], [, b]) => b.shipped + b.dev - (a.shipped + a.dev))
      .map(
        ([license, { shipped, dev }]) =>
          `${String(shipped).padStart(6)}  ${String(dev).padStart(6)}  ${license}`,
      ),
    '\nCommercial packages',
    ...Object.entries(COMMERCIAL_PACKAGES).map(
      ([name, { plan, needs }]) => `  ${name} (${plan}): ${needs}`,
    ),
  ];
}
