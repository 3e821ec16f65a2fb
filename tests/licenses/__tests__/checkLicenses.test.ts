import { checkLicenses, type LicensePolicy } from '../checkLicenses';
import type { LockedPackage } from '../readLockfile';

const POLICY: LicensePolicy = {
  allowed: ['MIT', 'Apache-2.0'],
  commercial: { 'sold-grid': { plan: 'Pro', needs: 'a key' } },
  stated: { silent: { license: 'MIT', source: 'its file' } },
  exceptions: { words: 'for the spelling check' },
};

const POLICED: LockedPackage[] = [
  { name: 'silent', version: '1.0.0', isDev: true },
  {
    name: 'sold-grid',
    version: '1.0.0',
    license: 'SEE LICENSE IN LICENSE',
    isDev: false,
  },
  { name: 'words', version: '1.0.0', license: 'CC BY-SA 4.0', isDev: true },
];

function check(license: string | undefined): string[] {
  const locked = { name: 'asked', version: '2.1.0', license, isDev: false };
  return checkLicenses([...POLICED, locked], POLICY);
}

describe('checkLicenses', () => {
  it.each(['MIT', 'Apache-2.0 AND MIT', '(MIT OR GPL-3.0-or-later)'])(
    'lets %s pass',
    (license) => {
      expect(check(license)).toEqual([]);
    },
  );

  it.each(['GPL-3.0-only', '(MIT AND GPL-3.0-only)', 'SEE LICENSE IN LICENSE', ''])(
    'refuses "%s"',
    (license) => {
      expect(check(license)).toEqual([
        expect.stringContaining(`asked 2.1.0 is licensed under ${license}, which`),
      ]);
    },
  );

  it('refuses a package that names none', () => {
    expect(check(undefined)).toEqual([
      expect.stringContaining('asked 2.1.0 names no license.'),
    ]);
  });

  it('finds names of the policy that are not installed', () => {
    expect(checkLicenses([], POLICY)).toEqual(
      ['sold-grid', 'silent', 'words'].map((name) =>
        expect.stringContaining(`${name} is not installed any more.`),
      ),
    );
  });
});
