import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * The walls of eslint.walls.mjs, the rule of eslint.labels.mjs and the limits of demos:
 * what has to be refused by each, and what is allowed.
 */

type Text = [file: string, code: string];

/** The messages of each text, as the portal's whole configuration gives them. */
function lint(texts: Text[]): string[][] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'lintTexts.mjs')],
    { input: JSON.stringify(texts), encoding: 'utf8' },
  );
  if (stderr !== '') {
    throw new Error(stderr);
  }
  return JSON.parse(stdout);
}

const UTIL = 'src/utils/planted.ts';
const COMPONENT = 'src/components/planted.tsx';
const CLIENT = 'plugins/demos/client/planted.tsx';
const NODE = 'plugins/demos/planted.ts';
const COMMON = 'plugins/demos/common/planted.ts';
const DEMO = 'docs/react-charts/Planted.tsx';

const refused: [file: string, code: string, message: string][] = [
  // What belongs to no feature knows none.
  ...[UTIL, 'src/hooks/planted.ts', COMPONENT].map(
    (file): [string, string, string] => [
      file,
      "export { Demo } from '@site/plugins/demos/client';",
      'belongs to no feature and knows none',
    ],
  ),
  [
    'config/planted.ts',
    "export { readDemoFiles } from '../plugins/demos';",
    'config belongs to no feature and knows none',
  ],
  [
    COMPONENT,
    "export const load = () => import('@site/plugins/demos/client');",
    'belongs to no feature and knows none',
  ],
  [
    COMPONENT,
    "import type { DemoEntry } from '@site/plugins/demos';\nexport type A = DemoEntry;",
    'belongs to no feature and knows none',
  ],
  [
    NODE,
    "export { translate } from '../../src/i18n/translate';",
    'take translate from src/node/dictionary',
  ],
  // A feature is entered by its doors.
  [
    'plugins/search/client/planted.tsx',
    "export { default } from '@site/plugins/demos/client/Demo';",
    'entered by its doors: export this from plugins/demos/client/index.ts',
  ],
  [
    'plugins/search/planted.ts',
    "export { highlight } from '../demos/highlight';",
    'entered by its doors: export this from plugins/demos/index.ts',
  ],
  [
    'src/theme/Planted/index.tsx',
    "export { default } from '@site/plugins/demos/client/Demo';",
    'entered by its doors: export this from plugins/demos/client/index.ts',
  ],
  [
    'plugins/search/planted.ts',
    "export type A = import('../demos/types').DemoEntry;",
    'entered by its doors: export this from plugins/demos/index.ts',
  ],
  // Features stand below the chrome.
  [
    CLIENT,
    "export { default } from '@site/src/chrome/PackageCommand';",
    'A feature does not know the chrome',
  ],
  [
    CLIENT,
    "export { default } from '../../../src/theme/Footer';",
    'A feature does not know the chrome',
  ],
  // The layers of src/.
  [
    UTIL,
    "export { useCopy } from '@site/src/hooks/useCopy';",
    'src/utils is below src/hooks',
  ],
  [
    'src/hooks/planted.ts',
    "export { default } from '../components/Badge';",
    'src/hooks is below src/components',
  ],
  [
    COMPONENT,
    "export { default } from '@site/src/theme/Footer';",
    'src/components is below src/theme',
  ],
  // Commands.
  [
    NODE,
    "export { runCommand } from '@site/scripts/lib/runCommand';",
    'Commands are imported by nobody',
  ],
  // What a build is made without.
  [
    NODE,
    "export { measureWeight } from '@site/benchmarks/measure/measureWeight';",
    'A build is made without benchmarks/',
  ],
  [
    'config/planted.ts',
    "export { runSteps } from '../tests/steps/runSteps';",
    'A build is made without tests/',
  ],
  // The browser and Node.
  [
    COMPONENT,
    "export { copySite } from '@site/src/node/copySite';",
    'The browser takes only types from Node code',
  ],
  [
    CLIENT,
    "export { highlight } from '../highlight';",
    'The browser takes only types from Node code',
  ],
  [
    CLIENT,
    "export * from '@site/plugins/search';",
    'The browser takes only types from Node code',
  ],
  [
    NODE,
    "export { default } from './client/Demo';",
    'This code runs in Node, which cannot import components',
  ],
  [
    'config/planted.ts',
    "export { default } from '@site/src/components/Badge';",
    'This code runs in Node, which cannot import components',
  ],
  [
    COMMON,
    "export { highlight } from '../highlight';",
    'This module runs on both sides',
  ],
  [
    COMMON,
    "export { default } from '@site/plugins/demos/client/Demo';",
    'This module runs on both sides',
  ],
  [
    UTIL,
    "export { copySite } from '@site/src/node/copySite';",
    'This module runs on both sides',
  ],
  ...[COMPONENT, CLIENT, COMMON, UTIL].map((file): [string, string, string] => [
    file,
    "export { readFileSync } from 'node:fs';",
    'no Node modules',
  ]),
  [COMPONENT, "export { join } from 'path';", 'no Node modules'],
  // Demos.
  [
    DEMO,
    "export { default } from '@site/plugins/demos/client/Demo';",
    'A demo imports public packages and @site/sample-data only',
  ],
  [DEMO, "export { default } from '@mui/x-data-grid/internals';", 'no public entry'],
  // Labels.
  ...[
    'export default () => <p>Hello</p>;',
    "export default () => <p>{'Hello'}</p>;",
    'export default ({ n }: { n: number }) => <p>{n > 1 && `${n} of them`}</p>;',
    'export default ({ n }: { n: number }) => <b aria-label={n ? "中文" : ""}>{n}</b>;',
    'export default () => <input placeholder="Search" />;',
  ].flatMap((code) =>
    [COMPONENT, CLIENT].map((file): [string, string, string] => [
      file,
      code,
      'Readers see this text',
    ]),
  ),
];

const allowed: Text[] = [
  [
    CLIENT,
    "import type { DemoEntry } from '@site/plugins/demos/types';\nexport type A = DemoEntry;",
  ],
  [CLIENT, "export { type DemoEntry } from '@site/plugins/demos/types';"],
  ['src/hooks/planted.ts', "export { parsePath } from '@site/src/utils/paths';"],
  [
    'plugins/search/client/planted.tsx',
    "export { Demo } from '@site/plugins/demos/client';",
  ],
  ['plugins/search/planted.ts', "export { readDemoFiles } from '../demos';"],
  [
    'src/theme/Planted/index.tsx',
    "export { Demo } from '@site/plugins/demos/client';",
  ],
  [NODE, "export { parsePath } from '@site/src/utils/paths';"],
  [CLIENT, "export { FRAME_PATH } from '../common/frameAddress';"],
  [NODE, "export { readFileSync } from 'node:fs';"],
  [
    'scripts/planted.ts',
    "export { runCommand } from './lib/runCommand';\nexport { readDemoFiles } from '../plugins/demos';",
  ],
  [
    'scripts/planted.ts',
    "export { measureWeight } from '../benchmarks/measure/measureWeight';",
  ],
  [
    'src/components/__tests__/planted.test.tsx',
    "export { default } from '@site/plugins/demos/client/Demo';",
  ],
  [COMPONENT, 'export default () => <p className="some words">MUI X · 8</p>;'],
];

let messages: string[][];

beforeAll(() => {
  const planted = refused.map(([file, code]): Text => [file, code]);
  messages = lint([...planted, ...allowed]);
});

it.each(refused.map((entry, at) => [...entry, at] as const))(
  '%s may not contain %s',
  (_file, _code, message, at) => {
    expect(messages[at]).toContainEqual(expect.stringContaining(message));
  },
);

it.each(allowed.map((entry, at) => [...entry, at] as const))(
  '%s may contain %s',
  (_file, _code, at) => {
    expect(messages[refused.length + at]).toEqual([]);
  },
);
