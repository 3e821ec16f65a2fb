import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { copySite } from '../../scripts/lib/copySite';

/**
 * Faulty input, planted in a copy of the portal with a single page: each fault has to
 * stop a real build with a message that says what, where and how to mend it.
 */

const ROOT = path.join(__dirname, '../..');
const PAGE = 'docs/introduction/index.mdx';
const DEMO = 'docs/introduction/Greeting.tsx';

let siteDir: string;

function write(file: string, text: string) {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}

function writePage({
  fields = [] as string[],
  body = '<Demo src="./Greeting.tsx" />',
} = {}) {
  const frontMatter = ['title: Overview', 'description: An overview.', ...fields];
  write(PAGE, `---\n${frontMatter.join('\n')}\n---\n\n${body}\n`);
}

function build(env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      '--locale',
      'en',
    ],
    {
      cwd: siteDir,
      encoding: 'utf8',
      env: {
        ...process.env,
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
        FORCE_COLOR: '0',
        ...env,
      },
    },
  );
  return { status, output: `${stdout}${stderr}` };
}

beforeAll(() => {
  siteDir = copySite(ROOT);
});

beforeEach(() => {
  writePage();
  write(DEMO, 'export default function Greeting() {\n  return <p>Hello</p>;\n}\n');
});

afterAll(() => fs.rmSync(siteDir, { recursive: true }));

const faults: [
  name: string,
  plant: () => Record<string, string> | void,
  message: RegExp,
][] = [
  [
    'an unknown demo file',
    () => writePage({ body: '<Demo src="./Greetings.tsx" />' }),
    /there is no file docs\/introduction\/Greetings\.tsx\. The folder has: Greeting\.tsx/,
  ],
  [
    'a demo that does not compile',
    () =>
      write(DEMO, 'export default function Greeting() {\n  return <p>Hello;\n}\n'),
    /docs\/introduction\/Greeting\.tsx:2:13: Unterminated JSX contents/,
  ],
  [
    'a wrong option of a demo',
    () => writePage({ body: '<Demo src="./Greeting.tsx" heigth={300} />' }),
    /introduction\/index\.mdx[^]*<Demo src="\.\/Greeting\.tsx" \/>: heigth is not an option of a demo\. The options are: src, height/,
  ],
  [
    'an import that is not public',
    () =>
      write(
        DEMO,
        "import { a } from '@mui/x-data-grid/internals';\n\nexport default function Greeting() {\n  return <p>{a}</p>;\n}\n",
      ),
    /docs\/introduction\/Greeting\.tsx: the import "@mui\/x-data-grid\/internals" is no public entry/,
  ],
  [
    'wrong front matter',
    () => writePage({ fields: ['plan: enterprise'] }),
    /docs\/introduction\/index\.mdx: the front matter has faults:\s+- "plan" must be one of \[pro, premium\]/,
  ],
  [
    'an API entry that does not exist',
    () => writePage({ fields: ['components: [DataGird]'] }),
    /docs\/introduction\/index\.mdx: components: "DataGird"\. Nearest: DataGrid, [^]*npm run api:status/,
  ],
  [
    'an invalid environment variable',
    () => ({ PORTAL_TELEMETRY: 'perhaps' }),
    /PORTAL_TELEMETRY="perhaps" must be one of \[on, off\]/,
  ],
];

it.each(faults)('the build stops at %s', (_, plant, message) => {
  const { status, output } = build(plant() ?? {});
  expect(output).toMatch(message);
  expect(status).not.toBe(0);
});

describe('with a license key', () => {
  const key = 'a-marker-in-the-place-of-a-license-key';
  let result: ReturnType<typeof build>;

  beforeAll(() => {
    writePage();
    // The rest of the portal is not in this copy, so that links to it are broken.
    const config = path.join(siteDir, 'docusaurus.config.ts');
    fs.writeFileSync(
      config,
      fs
        .readFileSync(config, 'utf8')
        .replace(/(onBroken(?:Links|Anchors)): 'throw'/g, "$1: 'ignore'"),
    );
    result = build({ MUI_X_LICENSE_KEY: key });
  });

  it('builds a portal without faults', () => {
    expect(result.output).toContain('Generated static files');
    expect(result.status).toBe(0);
  });

  it('keeps the key out of everything but the scripts that set it', () => {
    const files = ['build', '.docusaurus']
      .flatMap((folder) =>
        fs
          .readdirSync(path.join(siteDir, folder), {
            recursive: true,
            encoding: 'utf8',
          })
          .map((file) => path.join(siteDir, folder, file)),
      )
      .filter((file) => fs.statSync(file).isFile());
    const holders = files
      .filter((file) => fs.readFileSync(file).includes(key))
      .map((file) => path.relative(siteDir, file));
    expect(holders.toSorted()).toEqual([
      expect.stringMatching(/^build\/assets\/js\/demo-views\.[^/]+\.js$/),
      expect.stringMatching(/^build\/live\/frame\.[^/]+\.js$/),
    ]);
  });
});
