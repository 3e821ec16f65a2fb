import fs from 'node:fs';
import path from 'node:path';

/** The packages that the portal has been asked to be made with: each does real work. */

const ROOT = path.join(__dirname, '../..');
const SOURCES = ['config', 'docs', 'plugins', 'scripts', 'src'];

/** Where the work of a package is asked for by something else than an import. */
const ELSEWHERE: Record<string, { file: string; text: string }> = {
  '@docusaurus/preset-classic': {
    file: 'docusaurus.config.ts',
    text: "presets: [\n    [\n      'classic',",
  },
  jest: { file: 'package.json', text: '"test:unit": "jest"' },
};

const ASKED = [
  '@docusaurus/core',
  '@docusaurus/preset-classic',
  '@docusaurus/plugin-content-docs',
  'react',
  'react-dom',
  '@mui/material',
  '@emotion/react',
  '@mui/x-data-grid-premium',
  '@mui/x-date-pickers-pro',
  '@mui/x-charts',
  '@mui/x-tree-view',
  'prism-react-renderer',
  '@docusaurus/plugin-google-gtag',
  'jest',
];

/** An import of values, or of a module when it is needed; types alone do no work. */
const IMPORT =
  /(?:^(?:import|export)\s+(?!type\b)[^;]*?\bfrom\s+|^import\s+|\b(?:import|require|require\.resolve)\(\s*)'(?<path>[^'.][^']*)'/gm;

function toPackage(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** How many of the portal's own files import a value of each package. */
function countImports(): Map<string, number> {
  const counts = new Map<string, number>();
  const files = SOURCES.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'))
      .map((file) => path.join(ROOT, folder, file)),
  );
  for (const file of files) {
    const text = fs.readFileSync(file, 'utf8');
    const names = [...text.matchAll(IMPORT)].map(({ groups }) =>
      toPackage(groups!.path!),
    );
    new Set(names).forEach((name) => counts.set(name, (counts.get(name) ?? 0) + 1));
  }
  return counts;
}

const { dependencies, devDependencies } = JSON.parse(
  fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

const imports = countImports();

it.each(ASKED)('%s is declared, and works', (name) => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  const place = ELSEWHERE[name];
  if (place === undefined) {
    expect(imports.get(name) ?? 0).toBeGreaterThan(0);
  } else {
    expect(fs.readFileSync(path.join(ROOT, place.file), 'utf8')).toContain(
      place.text,
    );
  }
});

it('types alone are no work', () => {
  const find = (text: string) =>
    [...text.matchAll(IMPORT)].map(({ groups }) => toPackage(groups!.path!));
  expect(find("import type { A } from 'react';")).toEqual([]);
  expect(find("export type { A } from 'react';")).toEqual([]);
  expect(find("import { a } from '@mui/material/styles';")).toEqual([
    '@mui/material',
  ]);
  expect(find("import {\n  a,\n} from 'react';\nimport './b';")).toEqual(['react']);
  expect(find("const load = () => import('react-dom');")).toEqual(['react-dom']);
});
