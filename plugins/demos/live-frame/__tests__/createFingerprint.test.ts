import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createFingerprint } from '../frameCache';
import type { OfferedModules } from '../collectModules';

const MODULES: OfferedModules = {
  groups: { react: ['react'] },
  icons: { A: ['Add'] },
};

let siteDir: string;

function install(packages: string) {
  return fs.writeFile(
    path.join(siteDir, 'node_modules/.package-lock.json'),
    packages,
  );
}

beforeEach(async () => {
  siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'fingerprint-'));
  await fs.mkdir(path.join(siteDir, 'node_modules'));
  await install('react@19.0.0');
});

afterEach(() => fs.rm(siteDir, { recursive: true }));

function read(modules = MODULES, licenseKey = '') {
  return createFingerprint(modules, siteDir, licenseKey);
}

describe('createFingerprint', () => {
  it('is the same for the same input', async () => {
    expect(await read()).toBe(await read(structuredClone(MODULES)));
  });

  it.each<[string, Partial<OfferedModules>]>([
    ['a specifier', { groups: { react: ['react', 'react/x'] } }],
    ['a package', { groups: { react: ['react'], dayjs: ['dayjs'] } }],
    ['an icon', { icons: {} }],
  ])('changes with %s', async (_, change) => {
    expect(await read({ ...MODULES, ...change })).not.toBe(await read());
  });

  it('changes with what is installed', async () => {
    const before = await read();
    await install('react@19.0.1');
    expect(await read()).not.toBe(before);
  });

  it('changes with the license key, and holds nothing of it', async () => {
    const fingerprint = await read(MODULES, 'abcdef');
    expect(fingerprint).not.toBe(await read());
    expect(fingerprint).not.toContain('abcdef');
  });
});
