import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { createParseFrontMatter } from '../../plugins/pages';
import { createPlantedSite, type PlantedSite } from './plantedSite';

/**
 * Faulty input, planted in copies of the portal: each fault has to stop a real build with a
 * message that says what, where and how to mend it. Faults that one step of a build reports
 * together share a build.
 */

const PAGE = 'introduction';
const TRANSLATIONS = 'i18n/zh/docusaurus-plugin-content-docs/current';
const TRANSLATION = `${TRANSLATIONS}/${PAGE}/index.mdx`;
const HEADER = '---\ntitle: 概览\ndescription: 概览。\n---\n\n';
const DEMO = '<Demo src="./Greeting.tsx" />';

let site: PlantedSite;

function writeDemo(
  folder: string,
  code = 'export default function Greeting() {\n  return <p>Hello</p>;\n}\n',
) {
  site.write(`docs/${folder}/Greeting.tsx`, code);
}

beforeEach(() => {
  site = createPlantedSite();
  site.writePage(PAGE, DEMO);
  writeDemo(PAGE);
});

afterEach(() => site.remove());

interface Faults {
  plant?: () => void;
  env?: Record<string, string>;
  locale?: string;
  messages: Record<string, RegExp>;
}

const faults: Record<string, Faults> = {
  'the settings': {
    env: { PORTAL_TELEMETRY: 'perhaps', PORTAL_LANGUAGES: 'en,xx' },
    messages: {
      'an invalid environment variable':
        /PORTAL_TELEMETRY="perhaps" must be one of \[on, off\]/,
      'a language that nobody has begun':
        /PORTAL_LANGUAGES="en,xx" names "xx", which is none of en, zh, pt: config\/languages\.ts/,
    },
  },
  'the front matter': {
    plant: () => site.writePage(PAGE, DEMO, ['plan: enterprise']),
    messages: {
      'a wrong mark':
        /docs\/introduction\/index\.mdx: the front matter has faults:\s+- "plan" must be one of \[pro, premium\]/,
    },
  },
  'the front matter of a translation': {
    plant: () => {
      site.write(TRANSLATION, HEADER);
      site.write('i18n/zh/revisions/introduction/index.json', '{}');
    },
    locale: 'zh',
    messages: {
      'a revision that something else has written':
        /i18n\/zh\/revisions\/introduction\/index\.json is written by a command/,
    },
  },
  'the demos’ packages': {
    plant: () =>
      writeDemo(
        PAGE,
        "import { a } from '@mui/x-data-grid/internals';\n\nexport default function Greeting() {\n  return <p>{a}</p>;\n}\n",
      ),
    messages: {
      'an import that is not public':
        /docs\/introduction\/Greeting\.tsx: the import "@mui\/x-data-grid\/internals" is no public entry/,
    },
  },
  'the API reference': {
    plant: () => site.writePage(PAGE, DEMO, ['components: [DataGird]']),
    messages: {
      'an entry that does not exist':
        /docs\/introduction\/index\.mdx: components: "DataGird"\. Nearest: DataGrid, [^]*npm run api:status/,
    },
  },
  // A language is built of the English pages that it has no translation of.
  'the bundler': {
    plant: () => {
      site.write(TRANSLATION, `${HEADER}<Demo src="./Greeting.tsx"\n`);
      site.writePage('introduction/installation', '<Demo src="./Greetings.tsx" />');
      writeDemo('introduction/installation');
      site.writePage(
        'introduction/licensing',
        '<Demo src="./Greeting.tsx" heigth={300} />',
      );
      writeDemo('introduction/licensing');
      site.writePage('introduction/support', DEMO);
      writeDemo(
        'introduction/support',
        'export default function Greeting() {\n  return <p>Hello;\n}\n',
      );
    },
    locale: 'zh',
    messages: {
      'a translation that can’t be read':
        /MDX compilation failed for file "[^"]*i18n\/zh\/[^"]*introduction\/index\.mdx"[^]*Unexpected end of file/,
      'an unknown demo file':
        /there is no file docs\/introduction\/installation\/Greetings\.tsx\. The folder has: Greeting\.tsx/,
      'a wrong option of a demo':
        /introduction\/licensing\/index\.mdx[^]*<Demo src="\.\/Greeting\.tsx" \/>: heigth is not an option of a demo\. The options are: src, height/,
      'a demo that does not compile':
        /docs\/introduction\/support\/Greeting\.tsx:2:13: Unterminated JSX contents/,
    },
  },
};

it.each(Object.entries(faults))(
  'a build stops at faults of %s',
  (_, { plant, env, locale, messages }) => {
    plant?.();
    const { status, output } = site.build(env, locale);
    const missing = Object.entries(messages)
      .filter(([, message]) => !message.test(output))
      .map(([name]) => name);
    expect({ missing, output: missing.length > 0 ? output : '' }).toEqual({
      missing: [],
      output: '',
    });
    expect(status).not.toBe(0);
  },
);

it('a translation has no mark of its own', async () => {
  const text = HEADER.replace('概览。', '概览。\nplan: pro');
  site.write(TRANSLATION, text);
  const parse = createParseFrontMatter({ siteDir: site.siteDir, docsDir: 'docs' });
  await expect(
    parse({
      filePath: path.join(site.siteDir, TRANSLATION),
      fileContent: text,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    }),
  ).rejects.toThrow(
    /current\/introduction\/index\.mdx: the front matter has faults:\s+- "plan" stands in the English page only/,
  );
});
