import { readDemoFiles } from '../readDemoFiles';
import { createSite, demoText, removeSites } from './createSite';

afterAll(removeSites);

const ENTRY = 'docs/page/Cards/Cards.tsx';

/** Reads a demo of several files whose entry has these imports. */
function read(imports: string[], files: Record<string, string> = {}, entry = ENTRY) {
  const site = createSite({ [entry]: demoText('Cards', ...imports), ...files });
  return readDemoFiles(site.at(entry), site.siteDir);
}

describe('readDemoFiles', () => {
  it('follows local files and sample data, and names them as a reader has them', () => {
    const { own, shared } = read(
      [
        "import { orders } from '@site/sample-data/orders';",
        "import Legend from './Legend';",
      ],
      {
        'docs/page/Cards/Legend.tsx': "import styles from './Cards.module.css';",
        'docs/page/Cards/Cards.module.css': '.legend {}',
        'sample-data/orders.ts': "import { pick } from './random';",
        'sample-data/random.ts': '',
      },
    );
    expect(own.map(({ name }) => name)).toEqual([
      'Cards.tsx',
      'Legend.tsx',
      'Cards.module.css',
    ]);
    expect(shared.map(({ name }) => name)).toEqual([
      'sample-data/orders.ts',
      'sample-data/random.ts',
    ]);
    expect(own[0]!.code).toContain("from './sample-data/orders';");
    expect(own[0]!.preview).toBe('return <p>Cards</p>;');
  });

  it('shows a styling under the demo’s own name', () => {
    const { own } = read([], {}, 'docs/page/Cards/Cards.tailwind.tsx');
    expect(own[0]!.name).toBe('Cards.tsx');
  });

  it.each([
    "import Box from '@mui/material/Box';",
    "import { DataGrid } from '@mui/x-data-grid';",
    "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
    "import { deDE } from '@mui/x-data-grid/locales';",
    "import * as React from 'react';",
  ])('takes %s', (line) => {
    expect(read([line]).own).toHaveLength(1);
  });

  it.each([
    [
      'a file that is not there',
      "import a from './Missing';",
      'docs/page/Cards/Cards.tsx: the import "./Missing": there is no file docs/page/Cards/Missing.',
    ],
    [
      'a file outside the folder',
      "import a from '../other';",
      '"../other" is outside the demo’s folder',
    ],
    ['a global stylesheet', "import './global.css';", 'would style the whole page'],
    [
      'sample data that is not there',
      "import a from '@site/sample-data/ghosts';",
      'there is no file sample-data/ghosts.',
    ],
    [
      'the portal’s own code',
      "import a from '@site/src/mui/theme';",
      'belongs to the portal',
    ],
    [
      'an unknown package',
      "import a from 'lodash';",
      '"lodash" is no package of these demos',
    ],
    [
      'a Node module',
      "import fs from 'node:fs';",
      '"node:fs" is no package of these demos',
    ],
    [
      'an internal entry',
      "import a from '@mui/x-data-grid/internals';",
      'is no public entry of its package',
    ],
    [
      'a deep entry',
      "import a from '@mui/material/styles/createTheme';",
      'is no public entry of its package',
    ],
  ])('refuses %s', (_, line, message) => {
    expect(() =>
      read([line], { 'docs/page/other.ts': '', 'docs/page/Cards/global.css': '' }),
    ).toThrow(message);
  });

  it('asks for a folder where a single file has a second one', () => {
    expect(() =>
      read(
        ["import { a } from './other';"],
        { 'docs/page/other.ts': '' },
        'docs/page/Cards.tsx',
      ),
    ).toThrow(
      /A demo of several files is a folder: move both into docs\/page\/Cards\//,
    );
  });

  it.each([
    ['another file', "import { a } from './other';", 'docs/page/Cards/other.ts'],
    [
      'sample data',
      "import { a } from '@site/sample-data/orders';",
      'sample-data/orders.ts',
    ],
  ])('refuses a preview in %s, where nobody would see it', (_, line, file) => {
    const text = [
      '// #region preview',
      'export const a = 1;',
      '// #endregion preview',
    ].join('\n');
    expect(() => read([line], { [file]: text })).toThrow(
      `${file}: only the demo’s entry can mark a preview. Take the "#region preview" and "#endregion preview" lines out, or move the marked code to docs/page/Cards/Cards.tsx.`,
    );
  });

  it('reports all faults at once', () => {
    expect(() =>
      read(["import a from 'lodash';", "import b from './Missing';"]),
    ).toThrow(/lodash[^]*Missing/);
  });
});
