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

function build(env: Record<string, string> = {}, locale = 'en') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      '--locale',
      locale,
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
  siteDir = copySite(ROOT, ['docs/landing']);
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
  [
    'a language that nobody has begun',
    () => ({ PORTAL_LANGUAGES: 'en,xx' }),
    /PORTAL_LANGUAGES="en,xx" names "xx", which is none of en, zh, pt: config\/languages\.ts/,
  ],
];

it.each(faults)('the build stops at %s', (_, plant, message) => {
  const { status, output } = build(plant() ?? {});
  expect(output).toMatch(message);
  expect(status).not.toBe(0);
});

describe('a faulty translation', () => {
  const TRANSLATION =
    'i18n/zh/docusaurus-plugin-content-docs/current/introduction/index.mdx';
  const HEADER = '---\ntitle: 概览\ndescription: 概览。\n---\n\n';

  afterEach(() => fs.rmSync(path.join(siteDir, 'i18n'), { recursive: true }));

  it.each<[string, () => void, RegExp]>([
    [
      'that can’t be read',
      () => write(TRANSLATION, `${HEADER}<Demo src="./Greeting.tsx"\n`),
      /MDX compilation failed for file "[^"]*i18n\/zh\/[^"]*introduction\/index\.mdx"[^]*Unexpected end of file/,
    ],
    [
      'with a mark of its own',
      () => write(TRANSLATION, HEADER.replace('概览。', '概览。\nplan: pro')),
      /current\/introduction\/index\.mdx: the front matter has faults:\s+- "plan" stands in the English page only/,
    ],
    [
      'whose revision something else has written',
      () => {
        write(TRANSLATION, HEADER);
        write('i18n/zh/revisions/introduction/index.json', '{}');
      },
      /i18n\/zh\/revisions\/introduction\/index\.json is written by a command/,
    ],
  ])('%s stops its language, and says where', (_, plant, message) => {
    plant();
    const { status, output } = build({}, 'zh');
    expect(output).toMatch(message);
    expect(status).not.toBe(0);
  });

  it('leaves the build of the other language alone', () => {
    const config = path.join(siteDir, 'docusaurus.config.ts');
    const strict = fs.readFileSync(config, 'utf8');
    // The rest of the portal is not in this copy, so that links to it are broken.
    fs.writeFileSync(
      config,
      strict.replace(/(onBroken(?:Links|Anchors)): 'throw'/g, "$1: 'ignore'"),
    );
    write(TRANSLATION, `${HEADER}<Demo src="./Greeting.tsx"\n`);
    const { status, output } = build();
    fs.writeFileSync(config, strict);
    expect(output).toContain('Generated static files');
    expect(status).toBe(0);
    const board = fs.readFileSync(
      path.join(siteDir, 'build/x/translations.html'),
      'utf8',
    );
    expect(board).toContain(`${TRANSLATION}:`);
  });
});

describe('a language of the interface alone', () => {
  const dictionary = 'src/i18n/pt.ts';
  let complete: string;
  let result: ReturnType<typeof build>;

  beforeAll(() => {
    writePage({ body: 'Text.' });
    // The rest of the portal is not in this copy, so that links to it are broken.
    const config = path.join(siteDir, 'docusaurus.config.ts');
    const strict = fs.readFileSync(config, 'utf8');
    fs.writeFileSync(
      config,
      strict.replace(/(onBroken(?:Links|Anchors)): 'throw'/g, "$1: 'ignore'"),
    );
    complete = fs.readFileSync(path.join(siteDir, dictionary), 'utf8');
    write(dictionary, complete.replace(/^ {4}help: 'Ajudar a traduzir',\n/m, ''));
    result = build({ PORTAL_LANGUAGES: 'en,zh,pt' }, 'pt');
    fs.writeFileSync(config, strict);
  });

  afterAll(() => write(dictionary, complete));

  it('costs a line of configuration', () => {
    expect(result.output).toContain('Generated static files');
    expect(result.status).toBe(0);
  });

  it('shows the English page in its own frame', () => {
    const page = fs.readFileSync(
      path.join(siteDir, 'build/pt/x/introduction.html'),
      'utf8',
    );
    expect(page).toMatch(/<html[^>]* lang="?pt-BR\b/);
    expect(page).toMatch(/<h1[^>]* lang="?en\b[^>]*>Overview</);
    expect(page).toContain('Esta página ainda não foi traduzida');
    expect(page).toMatch(
      /<a href="?\/zh\/x\/introduction\b[^>]*hreflang="?zh-CN\b/i,
    );
    expect(page).toContain('Português (Brasil)');
  });

  it('has what its dictionary lacks in English, and counted', () => {
    expect(result.output).toContain(
      'Labels that are not translated into "pt" and stand in English: 1 (untranslated.help).',
    );
    const page = fs.readFileSync(
      path.join(siteDir, 'build/pt/x/introduction.html'),
      'utf8',
    );
    expect(page).toContain('Translate it');
  });
});

describe('with a license key', () => {
  const key = 'a-marker-in-the-place-of-a-license-key';
  let result: ReturnType<typeof build>;

  beforeAll(() => {
    writePage();
    write(
      'docs/introduction/licensing/index.mdx',
      '---\ntitle: Hidden\ndescription: A page.\nunlisted: true\n---\n\nText.\n',
    );
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

  it('lists an unlisted page nowhere', () => {
    const read = (file: string) =>
      fs.readFileSync(path.join(siteDir, 'build', file), 'utf8');
    const hidden = read('x/introduction/licensing.html');
    expect(hidden).toContain('theme-unlisted-banner');
    expect(hidden).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
    expect(read('sitemap.xml')).toContain('/x/introduction<');
    expect(read('sitemap.xml')).not.toContain('/x/introduction/licensing');
    const outline = /theme-doc-sidebar-container[^]*?<\/aside>/.exec(
      read('x/introduction.html'),
    )!;
    expect(outline[0]).not.toContain('/x/introduction/licensing');
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
