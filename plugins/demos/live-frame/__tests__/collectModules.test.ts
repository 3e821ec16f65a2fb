import path from 'node:path';
import { createTestFolder } from '@site/tests/jest/createTestFolder';
import { collectModules } from '../collectModules';
import { renderModules } from '../renderModules';

const siteDir = path.join(__dirname, '../../../..');
const folder = createTestFolder();

function writePackage(
  name: string,
  manifest: object,
  modules: Record<string, string>,
): void {
  folder.write(`node_modules/${name}/package.json`, JSON.stringify(manifest));
  for (const [file, code] of Object.entries(modules)) {
    folder.write(`node_modules/${name}/${file}`, code);
  }
}

describe('collectModules', () => {
  it('offers all public entries of a library of components', () => {
    const { groups } = collectModules(
      ['@mui/material/Box', '@mui/x-charts/BarChart'],
      siteDir,
    );
    expect(groups['@mui/material']).toEqual(
      expect.arrayContaining([
        '@mui/material',
        '@mui/material/Button',
        '@mui/material/styles',
      ]),
    );
    expect(groups['@mui/x-charts']).toEqual(
      expect.arrayContaining(['@mui/x-charts', '@mui/x-charts/PieChart']),
    );
    const all = Object.values(groups).flat();
    expect(
      all.filter((name) => /internal|\/esm$|Augmentation|package/.test(name)),
    ).toEqual([]);
  });

  it('offers each adapter of a date library by itself, without those of other major versions', () => {
    const { groups } = collectModules(
      ['@mui/x-date-pickers/DatePicker', '@mui/x-date-pickers-pro/DateRangePicker'],
      siteDir,
    );
    const adapters = Object.entries(groups).filter(([, entries]) =>
      entries.some((name) => name.includes('/Adapter')),
    );
    expect(adapters).toEqual(
      [
        '@mui/x-date-pickers/AdapterDateFns',
        '@mui/x-date-pickers/AdapterDateFnsBase',
        '@mui/x-date-pickers/AdapterDateFnsJalali',
        '@mui/x-date-pickers/AdapterDayjs',
        '@mui/x-date-pickers/AdapterLuxon',
        '@mui/x-date-pickers/AdapterMoment',
        '@mui/x-date-pickers/AdapterMomentHijri',
        '@mui/x-date-pickers/AdapterMomentJalaali',
        '@mui/x-date-pickers-pro/AdapterDateFns',
        '@mui/x-date-pickers-pro/AdapterDateFnsJalali',
        '@mui/x-date-pickers-pro/AdapterDayjs',
        '@mui/x-date-pickers-pro/AdapterLuxon',
        '@mui/x-date-pickers-pro/AdapterMoment',
        '@mui/x-date-pickers-pro/AdapterMomentHijri',
        '@mui/x-date-pickers-pro/AdapterMomentJalaali',
      ].map((name) => [name, [name]]),
    );
  });

  it('leaves out the adapter of a library that is not installed', () => {
    const pickers = {
      name: 'pickers',
      exports: { './AdapterHere': '', './AdapterGone': '' },
      sideEffects: false,
    };
    writePackage('here', { name: 'here' }, { 'index.js': '' });
    writePackage('pickers', pickers, {
      'AdapterHere/index.mjs': "import here from 'here';",
      'AdapterGone/index.mjs': "import gone from 'gone';",
    });
    const { groups } = collectModules(['pickers/AdapterHere'], folder.dir);
    expect(Object.values(groups).flat()).toEqual(['pickers/AdapterHere']);
  });

  it('offers an adapter once when a demo imports it, too', () => {
    const adapter = '@mui/x-date-pickers/AdapterLuxon';
    const { groups } = collectModules(
      ['@mui/x-date-pickers/DatePicker', adapter],
      siteDir,
    );
    expect(
      Object.values(groups)
        .flat()
        .filter((name) => name === adapter),
    ).toEqual([adapter]);
  });

  it('takes of date-fns what demos import: it has an entry per function and locale', () => {
    expect(
      collectModules(['date-fns', 'date-fns/locale/de'], siteDir).groups,
    ).toEqual({
      'date-fns': ['date-fns'],
      'date-fns/locale/de': ['date-fns/locale/de'],
    });
  });

  it('takes other packages as the demos import them', () => {
    expect(
      collectModules(['dayjs', 'dayjs/locale/de', 'react'], siteDir).groups,
    ).toEqual({
      dayjs: ['dayjs'],
      'dayjs/locale/de': ['dayjs/locale/de'],
      react: ['react'],
    });
  });

  it('groups all icons by letter once a demo imports one', () => {
    expect(collectModules(['react'], siteDir).icons).toEqual({});
    const { icons } = collectModules(['@mui/icons-material/Check'], siteDir);
    expect(icons.C).toContain('Check');
    expect(icons.D).toContain('DeleteOutlined');
  });

  it('names all packages that are not installed, and how to get them', () => {
    expect(() => collectModules(['left', 'react', '@no/right/x'], siteDir)).toThrow(
      'Demos import packages that are not installed: left, @no/right. Install them: npm install --save-exact left @no/right',
    );
  });
});

describe('renderModules', () => {
  it('writes a chunk per group and per letter', () => {
    expect(
      renderModules({
        groups: { '@mui/material': ['@mui/material/Box'] },
        icons: { A: ['Add', 'Air'] },
      }),
    ).toMatchInlineSnapshot(`
      {
        "icons-A.js": "export { default as Add } from '@mui/icons-material/Add';
      export { default as Air } from '@mui/icons-material/Air';
      ",
        "index.js": "export const groups = [
        { specifiers: ["@mui/material/Box"], load: () => import(/* webpackChunkName: "mui-material" */ "./mui-material.js") },
      ];
      export const icons = {
        "A": () => import(/* webpackChunkName: "icons-A" */ "./icons-A.js"),
      };
      ",
        "mui-material.js": "import * as m0 from "@mui/material/Box";
      export const modules = {
        "@mui/material/Box": m0,
      };
      ",
      }
    `);
  });
});
