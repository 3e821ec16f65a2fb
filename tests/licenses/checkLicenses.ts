import satisfies from 'spdx-satisfies';
import type { CommercialTerms, StatedLicense } from './policy';
import type { LockedPackage } from './readLockfile';

/** What packages may be licensed under. */
export interface LicensePolicy {
  /** SPDX identifiers. */
  allowed: readonly string[];
  commercial: Readonly<Record<string, CommercialTerms>>;
  stated: Readonly<Record<string, StatedLicense>>;
  exceptions: Readonly<Record<string, string>>;
}

const POLICY_FILE = 'tests/licenses/policy.ts';

function isAllowed(license: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(license, allowed);
  } catch {
    return false;
  }
}

function findFault(
  { name, version, license }: LockedPackage,
  { allowed, commercial, stated, exceptions }: LicensePolicy,
): string | null {
  if (name in commercial || name in exceptions) {
    return null;
  }
  const known = stated[name]?.license ?? license;
  if (known === undefined) {
    return `${name} ${version} names no license. Read its files, and add it to STATED_LICENSES in ${POLICY_FILE}.`;
  }
  return isAllowed(known, allowed)
    ? null
    : `${name} ${version} is licensed under ${known}, which is not allowed. Use another package; if its terms suit a public site, add them to ALLOWED_LICENSES in ${POLICY_FILE}, or the package to EXCEPTIONS with the reason.`;
}

/**
 * Compares what is installed with the project's policy.
 *
 * @returns what is wrong, a sentence or two each with the way to mend it: packages whose
 *   license is not allowed or unknown, and names in the policy that are not installed
 */
export function checkLicenses(
  packages: readonly LockedPackage[],
  policy: LicensePolicy,
): string[] {
  const installed = new Set(packages.map(({ name }) => name));
  const named = { ...policy.commercial, ...policy.stated, ...policy.exceptions };
  return [
    ...packages
      .map((locked) => findFault(locked, policy))
      .filter((fault) => fault !== null),
    ...Object.keys(named)
      .filter((name) => !installed.has(name))
      .map(
        (name) =>
          `${name} is not installed any more. Remove it from ${POLICY_FILE}.`,
      ),
  ];
}
