import path from 'node:path';
import { createFingerprint, type FingerprintInput } from '../createFingerprint';

const siteDir = path.join(__dirname, '../../../..');

const input: FingerprintInput = {
  siteDir,
  modules: { groups: { react: ['react'] }, icons: { A: ['Add'] } },
  publicPath: '/live/',
  licenseKey: '',
};

describe('createFingerprint', () => {
  it('is the same for the same input', async () => {
    expect(await createFingerprint(input)).toBe(
      await createFingerprint(structuredClone(input)),
    );
  });

  it.each<[string, Partial<FingerprintInput>]>([
    [
      'a specifier',
      {
        modules: { groups: { react: ['react', 'react/x'] }, icons: { A: ['Add'] } },
      },
    ],
    [
      'a package',
      {
        modules: {
          groups: { react: ['react'], dayjs: ['dayjs'] },
          icons: { A: ['Add'] },
        },
      },
    ],
    ['an icon', { modules: { groups: { react: ['react'] }, icons: {} } }],
    ['the address', { publicPath: '/elsewhere/' }],
    ['the license key', { licenseKey: 'a key' }],
  ])('changes with %s', async (_, change) => {
    expect(await createFingerprint({ ...input, ...change })).not.toBe(
      await createFingerprint(input),
    );
  });

  it('holds nothing of the license key', async () => {
    const licenseKey = 'abcdef';
    expect(await createFingerprint({ ...input, licenseKey })).not.toContain(
      licenseKey,
    );
  });
});
