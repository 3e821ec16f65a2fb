import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createTestFolder } from '@site/tests/jest/createTestFolder';
import { unpackBrowser, unpackLibraries } from '../unpackBrowser';

const folder = createTestFolder();

/** What a bare system has: the C library, and what Node.js needs itself. */
const SYSTEM =
  /^(?:linux-vdso|ld-linux-x86-64|libc|libdl|libm|libpthread|librt|libgcc_s|libstdc\+\+)\.so/;

it('the libraries are unpacked once, whoever comes first', async () => {
  const dirs = await Promise.all([1, 2, 3].map(() => unpackLibraries(folder.dir)));
  expect(new Set(dirs).size).toBe(1);
  expect(fs.readdirSync(folder.dir)).toEqual(['chromium-libraries']);
  expect(fs.readdirSync(dirs[0]!)).toEqual(
    expect.arrayContaining(['libnspr4.so', 'libnss3.so', 'libsoftokn3.so']),
  );
});

const isSupported = process.platform === 'linux' && process.arch === 'x64';

(isSupported ? it : it.skip)(
  'the browser takes nothing of a system that a bare one lacks',
  async () => {
    const program = await unpackBrowser();
    const libraries = await unpackLibraries(folder.dir);
    // The loader says what it would load, and from where.
    const { stdout } = spawnSync(program!, {
      encoding: 'utf8',
      env: { LD_LIBRARY_PATH: libraries, LD_TRACE_LOADED_OBJECTS: '1' },
    });
    const loaded = [...stdout.matchAll(/^\s*(?:\S*\/)?(\S+)(?: => (\S+))?/gm)].map(
      ([, name, place]) => ({ name: name!, place }),
    );
    const others = loaded.filter(({ name }) => !SYSTEM.test(name));
    expect(others.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['libnspr4.so', 'libnss3.so']),
    );
    expect(
      others.filter(({ place }) => !place?.startsWith(`${libraries}/`)),
    ).toEqual([]);
  },
);
