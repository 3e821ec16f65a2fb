import fs from 'node:fs';
import path from 'node:path';
import { createTestFolder } from '@site/tests/jest/createTestFolder';
import { findCompanions, readInstalledPackages } from '../readInstalledPackages';

const ROOT = path.join(__dirname, '../../..');
const PICKERS = path.join(ROOT, 'node_modules/@mui/x-date-pickers');

function readVersion(name: string): string {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}

/** What an entry needs beside its package, installed or not. */
function readNeeds(specifier: string): string[] {
  return findCompanions(specifier, ROOT);
}

it('knows the installed version of every package that a project needs', () => {
  const { packages } = readInstalledPackages(ROOT, [
    './rows',
    'react',
    '@mui/x-charts/BarChart',
    '@mui/x-charts/LineChart',
    '@mui/x-date-pickers/AdapterDayjs',
  ]);
  expect(Object.keys(packages)).toEqual([
    '@emotion/react',
    '@emotion/styled',
    '@mui/material',
    '@mui/system',
    '@mui/x-charts',
    '@mui/x-date-pickers',
    '@tailwindcss/vite',
    '@types/react',
    '@types/react-dom',
    '@vitejs/plugin-react',
    'dayjs',
    'react',
    'react-dom',
    'tailwindcss',
    'typescript',
    'vite',
  ]);
  for (const [name, { version }] of Object.entries(packages)) {
    expect(`${name} ${version}`).toBe(`${name} ${readVersion(name)}`);
  }
});

it.each([
  ['luxon', '@types/luxon'],
  ['moment', undefined],
])('knows the types of %s: %s', (name, types) => {
  const { packages } = readInstalledPackages(ROOT, [name]);
  expect(packages[name]?.types).toBe(types);
  expect(Object.keys(packages).includes('@types/luxon')).toBe(types !== undefined);
});

it('lists the peers that are not optional', () => {
  const { packages } = readInstalledPackages(ROOT, ['@mui/x-tree-view']);
  expect(packages['@mui/x-tree-view']?.peers).toEqual([
    '@mui/material',
    '@mui/system',
    'react',
    'react-dom',
  ]);
});

describe('the companions of an entry', () => {
  it.each([
    ['@mui/x-date-pickers/AdapterDateFns', ['date-fns']],
    ['@mui/x-date-pickers/AdapterDateFnsV2', ['date-fns']],
    ['@mui/x-date-pickers/AdapterDateFnsJalali', ['date-fns-jalali']],
    ['@mui/x-date-pickers/AdapterDateFnsJalaliV2', ['date-fns-jalali']],
    ['@mui/x-date-pickers/AdapterDayjs', ['dayjs']],
    ['@mui/x-date-pickers/AdapterLuxon', ['luxon']],
    ['@mui/x-date-pickers/AdapterMoment', ['moment']],
    ['@mui/x-date-pickers/AdapterMomentHijri', ['moment', 'moment-hijri']],
    ['@mui/x-date-pickers/AdapterMomentJalaali', ['moment', 'moment-jalaali']],
    ['@mui/x-date-pickers-pro/AdapterDayjs', ['dayjs']],
    ['@mui/x-date-pickers/DatePicker', []],
    ['@mui/x-date-pickers', []],
    ['@mui/x-data-grid', []],
  ])('%s: %j', (specifier, names) => {
    expect(readNeeds(specifier)).toEqual(names);
  });

  it('are found for each adapter that is installed', () => {
    const adapters = fs
      .readdirSync(PICKERS)
      .filter((name) => /^Adapter(?!.*Base$)/.test(name));
    const idle = adapters.filter(
      (name) => readNeeds(`@mui/x-date-pickers/${name}`).length === 0,
    );
    expect(adapters.length).toBeGreaterThan(0);
    expect(idle).toEqual([]);
  });
});

describe('with packages that are not installed', () => {
  const folder = createTestFolder();
  beforeEach(() => {
    // The portal's own packages, and beside them one whose adapter needs an absent library.
    fs.symlinkSync(path.join(ROOT, 'node_modules'), `${folder.dir}/node_modules`);
    const own = 'site/node_modules/calendars';
    const manifest = {
      name: 'calendars',
      version: '1.0.0',
      peerDependencies: { gone: '1' },
      peerDependenciesMeta: { gone: { optional: true } },
    };
    folder.write(`${own}/package.json`, JSON.stringify(manifest));
    folder.write(`${own}/AdapterGone/index.mjs`, "import gone from 'gone';");
  });

  it('names each of them, and the fix', () => {
    const site = path.join(folder.dir, 'site');
    expect(() =>
      readInstalledPackages(site, ['calendars/AdapterGone', 'left/pad']),
    ).toThrow(
      `Exported projects of demos need packages that are not installed in ${site}:
- gone: needed by the import "calendars/AdapterGone"
- left: needed by the import "left/pad"
Install them: npm install --save-exact gone left`,
    );
  });
});
