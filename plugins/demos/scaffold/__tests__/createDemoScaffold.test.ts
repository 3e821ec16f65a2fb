/** @jest-environment jsdom */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { render, screen } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import ts from 'typescript';
import { createSite, removeSites } from '../../__tests__/createSite';
import { readDemoFiles } from '../../readDemoFiles';
import { readDemoSource } from '../../readDemoSource';
import { resolveDemo } from '../../resolveDemo';
import { compileTailwind } from '../../tailwind/compileTailwind';
import { toJavaScript } from '../../toJavaScript';
import { TAILWIND_TOKENS } from '../../../../src/mui/tailwindTokens';
import {
  createDemoScaffold,
  isImportedName,
  renderDemoLine,
} from '../createDemoScaffold';

const ROOT = path.resolve(__dirname, '../../../..');
const run = promisify(execFile);

// The type check and the command's processes take seconds on a busy machine.
jest.setTimeout(60_000);

/** Per library: a route, and what readers of a screen find there. */
const PRODUCTS = [
  {
    route: 'react-data-grid',
    library: '@mui/x-data-grid',
    role: 'grid',
    name: 'Tools',
  },
  {
    route: 'react-date-pickers',
    library: '@mui/x-date-pickers',
    role: 'group',
    name: 'Return date',
  },
  {
    route: 'react-charts',
    library: '@mui/x-charts',
    role: 'img',
    name: 'Tools on loan from April to June',
  },
  {
    route: 'react-tree-view',
    library: '@mui/x-tree-view',
    role: 'tree',
    name: 'Tools by shelf',
  },
  {
    route: 'introduction',
    library: '@mui/material',
    role: 'group',
    name: 'Borrow a tool',
  },
];

const VARIANTS = {
  Plain: { stylings: false, severalFiles: false },
  Styled: { stylings: true, severalFiles: false },
  Split: { stylings: false, severalFiles: true },
  StyledSplit: { stylings: true, severalFiles: true },
};

const CASES = PRODUCTS.flatMap(({ route, ...product }) =>
  Object.entries(VARIANTS).map(([variant, options]) => ({
    ...product,
    id: `${route}/page/${variant}`,
    page: `docs/${route}/page/index.mdx`,
    options,
  })),
);
type Case = (typeof CASES)[number];

const STYLED_CASES = CASES.filter(({ options }) => options.stylings);

afterAll(removeSites);

/** A site with every scaffold, in which the project's packages resolve. */
async function createScaffoldSite() {
  const scaffolds = await Promise.all(
    CASES.map(({ id, options }) => createDemoScaffold(id, options)),
  );
  const pages = CASES.map(({ page }) => [page, '']);
  const demos = scaffolds
    .flatMap((files) => Object.entries(files))
    .map(([file, text]) => [`docs/${file}`, text]);
  const site = createSite(Object.fromEntries([...pages, ...demos]));
  fs.symlinkSync(
    path.join(ROOT, 'node_modules'),
    site.at('node_modules'),
    'junction',
  );
  const files = demos.map(([file]) => site.at(file!));
  return { ...site, files };
}

let site: Awaited<ReturnType<typeof createScaffoldSite>>;

beforeAll(async () => {
  // What browsers have and jsdom lacks: the grid encodes texts, the charts clone options.
  Object.assign(globalThis, {
    TextEncoder,
    structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
  });
  site = await createScaffoldSite();
});

/** The sources that the page's line leads to, by styling. */
function findSources({ id, page, options }: Case) {
  const [, src = ''] = / src="([^"]+)"/.exec(renderDemoLine(id, options)) ?? [];
  return resolveDemo(src, site.at(page), site.roots).sources;
}

/** What is wrong with the types of some files, by the project's options. */
function findTypeFaults(files: string[]): string[] {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as { config: { include: string[] } };
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [] },
    ts.sys,
    ROOT,
  );
  const program = ts.createProgram(files, { ...options, noEmit: true });
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    return `${file ? path.relative(site.siteDir, file.fileName) : ''}: ${text}`;
  });
}

describe('createDemoScaffold', () => {
  it.each(CASES)('$id is read as a demo of its library', (demo) => {
    const sources = Object.entries(findSources(demo));
    expect(sources.map(([styling]) => styling)).toEqual(
      demo.options.stylings ? ['system', 'tailwind', 'css'] : ['system'],
    );
    for (const [styling, source] of sources) {
      const { own } = readDemoFiles(source, site.siteDir);
      expect(own[0]!.code).toContain(`from '${demo.library}`);
      expect(own[0]!.preview).toMatch(/^\S[^]*\S$/);
      expect(own.filter(({ name }) => name.endsWith('.ts'))).toHaveLength(
        demo.options.severalFiles ? 1 : 0,
      );
      expect(own.filter(({ name }) => name.endsWith('.css'))).toHaveLength(
        styling === 'css' ? 1 : 0,
      );
    }
  });

  it.each(CASES)('$id runs without a word on the console', (demo) => {
    const report = jest.spyOn(console, 'error').mockImplementation();
    for (const source of Object.values(findSources(demo))) {
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- jest transforms it
      const { default: Demo } = require(source) as { default: ComponentType };
      const { unmount } = render(createElement(Demo));
      expect(screen.getByRole(demo.role, { name: demo.name })).toBeTruthy();
      unmount();
    }
    expect(report.mock.calls).toEqual([]);
    report.mockRestore();
  });

  it('passes the strict types of the project', () => {
    expect(
      findTypeFaults(site.files.filter((file) => /\.tsx?$/.test(file))),
    ).toEqual([]);
  });

  it('is formatted as the project is', async () => {
    const { stdout } = await run(process.execPath, [
      path.join(ROOT, 'node_modules/prettier/bin/prettier.cjs'),
      '--list-different',
      '--config',
      path.join(ROOT, '.prettierrc.json'),
      site.at('docs'),
    ]).catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  });

  it.each(CASES)('$id has the same preview in JavaScript', async (demo) => {
    for (const source of Object.values(findSources(demo))) {
      const text = fs.readFileSync(source, 'utf8');
      const javaScript = await toJavaScript(text, source);
      expect(readDemoSource(javaScript, source).preview).toBe(
        readDemoSource(text, source).preview,
      );
    }
  });

  it.each(STYLED_CASES)('$id shows the same in each styling', (demo) => {
    const previews = Object.values(findSources(demo)).map(
      (source) => readDemoFiles(source, site.siteDir).own[0]!.preview,
    );
    expect(previews).toHaveLength(3);
    expect(new Set(previews).size).toBe(1);
  });

  it.each(STYLED_CASES)('$id writes classes that Tailwind knows', async (demo) => {
    const source = findSources(demo).tailwind!;
    const text = fs.readFileSync(source, 'utf8');
    const classes = /className="([^"]+)"/.exec(text)![1]!.split(' ');
    await Promise.all(
      classes.map((name) => compileTailwind([`<i className="${name}" />`], source)),
    );
  });

  it.each(STYLED_CASES)('$id takes variables of the theme', ({ id }) => {
    const text = fs.readFileSync(
      site.at(`docs/${id}/${path.basename(id)}.module.css`),
      'utf8',
    );
    const variables = text.match(/--mui-[\w-]+/g) ?? [];
    expect(variables).toHaveLength(3);
    expect(variables.filter((name) => !TAILWIND_TOKENS.includes(name))).toEqual([]);
  });
});

describe('isImportedName', () => {
  it.each([
    ['react-charts/bars/BarChart', true],
    ['react-data-grid/page/GridColDef', true],
    ['introduction/Button', true],
    ['introduction/Box', true],
    ['react-charts/bars/FirstBarChart', false],
    ['react-charts/bars/Bar', false],
  ])('%s: %s', (id, expected) => {
    expect(isImportedName(id)).toBe(expected);
  });
});

describe('npm run new:demo', () => {
  /** Runs the command in a site of two pages, one of which has demos. */
  async function runCommand(...args: string[]) {
    const { siteDir, at } = createSite({
      'docs/react-charts/bars/index.mdx': '',
      'docs/react-charts/bars/Known.tsx': 'kept',
      'docs/react-charts/bars/Cards/Cards.tsx': 'kept',
      'docs/react-charts/lines/index.mdx': '',
    });
    const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/newDemo.ts'];
    const files = command.map((file) => path.join(ROOT, file));
    const { stdout, stderr } = await run(process.execPath, [...files, ...args], {
      cwd: siteDir,
    }).catch((error: { stdout: string; stderr: string }) => error);
    const [faults] = stderr.split('\n\nWrite: npm run new:demo -- ');
    return { stdout, faults, at };
  }

  it('writes a demo, and says where it is and how to embed it', async () => {
    const { stdout, at } = await runCommand(
      'react-charts/bars/MonthlyLoans',
      '--several-files',
    );
    expect(stdout).toBe(`Written:
  docs/react-charts/bars/MonthlyLoans/MonthlyLoans.tsx
  docs/react-charts/bars/MonthlyLoans/loans.ts

Paste into docs/react-charts/bars/index.mdx:
  <Demo src="./MonthlyLoans" height={300} />

Next: change the demo and its files, run "npm start" and open /playground/react-charts/bars/MonthlyLoans.
When its height changes, change height too; add narrowHeight where a phone needs more.
`);
    expect(fs.readdirSync(at('docs/react-charts/bars/MonthlyLoans'))).toEqual([
      'MonthlyLoans.tsx',
      'loans.ts',
    ]);
  });

  it.each([
    [
      'a call without a name',
      [],
      'Name one demo by its page and name (found none).',
    ],
    [
      'two names',
      ['react-charts/bars/A', 'react-charts/bars/B'],
      'Name one demo by its page and name (found react-charts/bars/A and react-charts/bars/B).',
    ],
    [
      'a name without a page',
      ['MonthlyLoans'],
      '"MonthlyLoans" names no page. Put the page\'s path before it, as in react-charts/bars/MonthlyLoans.',
    ],
    [
      'a demo that is there',
      ['react-charts/bars/Known'],
      'docs/react-charts/bars/Known.tsx is already there, and nothing is overwritten. Choose another name, or remove it first.',
    ],
    [
      'a folder that is there, in another case',
      ['react-charts/bars/CARDS'],
      'docs/react-charts/bars/Cards is already there, and nothing is overwritten. Choose another name, or remove it first.',
    ],
    [
      'a name that the demo imports',
      ['react-charts/bars/BarChart'],
      '"BarChart" is also the name of something that the demo imports. Say what the demo shows, as in FirstBarChart.',
    ],
    [
      'several faults at once',
      ['react-charts/bar/first-pie.tsx', '--styling', '--stylings=css'],
      `--styling is no option. The options are --stylings and --several-files.
--stylings=css: the option takes no value. Write --stylings, or leave it out.
"first-pie.tsx" is no name of a demo. Write it in PascalCase and without an extension, as in MonthlyLoans.
There is no page docs/react-charts/bar/index.mdx. Write the page first (CONTRIBUTING.md, "Add a page"), or choose one that exists; near are react-charts/bars, react-charts/lines.`,
    ],
  ])('refuses %s', async (_, args, expected) => {
    const { stdout, faults, at } = await runCommand(...args);
    expect(faults).toBe(expected);
    expect(stdout).toBe('');
    expect(fs.readdirSync(at('docs/react-charts/bars'))).toHaveLength(3);
  });
});
