import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The import walls of eslint.walls.mjs and the rule of eslint.labels.mjs, each with what has to be refused. */

const ROOT = path.join(__dirname, '../..');

function lint(file: string, code: string) {
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/eslint/bin/eslint.js'),
      '--stdin',
      '--stdin-filename',
      path.join(ROOT, file),
    ],
    { cwd: ROOT, input: `${code}\n`, encoding: 'utf8' },
  );
  return stdout;
}

it.each<[file: string, code: string, message: string]>([
  [
    'src/utils/planted.ts',
    "export { default } from '@site/src/components/Demo';",
    'imports flow from utils to hooks',
  ],
  [
    'src/hooks/planted.ts',
    "export { default } from '@site/src/components/Demo';",
    'imports flow from utils to hooks',
  ],
  [
    'src/components/planted.tsx',
    "export { default } from '@site/src/theme/Footer';",
    'imports flow from utils to hooks',
  ],
  [
    'src/components/planted.tsx',
    "export { highlight } from '@site/plugins/demos/highlight';",
    'The browser takes only types',
  ],
  [
    'src/components/planted.tsx',
    "export { readFileSync } from 'node:fs';",
    'no Node modules',
  ],
  [
    'config/planted.ts',
    "export { default } from '../src/components/Demo';",
    'This code runs in Node',
  ],
  [
    'docs/react-charts/Planted.tsx',
    "export { default } from '@site/src/components/Demo';",
    'A demo imports public packages and @site/sample-data only',
  ],
  [
    'docs/react-charts/Planted.tsx',
    "export { default } from '@mui/x-data-grid/internals';",
    'no public entry',
  ],
  ...[
    'export default () => <p>Hello</p>;',
    "export default () => <p>{'Hello'}</p>;",
    'export default ({ n }: { n: number }) => <p>{n > 1 && `${n} of them`}</p>;',
    'export default ({ n }: { n: number }) => <b aria-label={n ? "中文" : ""}>{n}</b>;',
    'export default () => <input placeholder="Search" />;',
  ].map((code): [string, string, string] => [
    'src/components/planted.tsx',
    code,
    'Readers see this text',
  ]),
])('%s may not contain %s', (file, code, message) => {
  expect(lint(file, code)).toContain(message);
});

it.each([
  [
    'src/components/planted.tsx',
    "import type { DemoFile } from '@site/plugins/demos/types';\nexport type A = DemoFile;",
  ],
  ['src/hooks/planted.ts', "export { parsePath } from '@site/src/utils/paths';"],
  [
    'src/components/planted.tsx',
    'export default () => <p className="some words">MUI X · 8</p>;',
  ],
])('%s may contain %s', (file, code) => {
  expect(lint(file, code)).toBe('');
});
