import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  CHINESE,
  CHINESE_FILE,
  createSite,
  ENGLISH_FILE,
  REVISION_FILE,
  type FixtureSite,
} from '../../plugins/translations/__tests__/createSite';

/** The translation commands as a translator runs them, on a small site. */

const ROOT = path.join(__dirname, '../..');

let site: FixtureSite;

beforeEach(() => {
  site = createSite();
});

afterEach(() => fs.rmSync(site.siteDir, { recursive: true }));

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
      path.join(ROOT, `scripts/${command}.ts`),
      ...args,
    ],
    { cwd: site.siteDir, encoding: 'utf8' },
  );
  return { status, output: `${stdout}${stderr}` };
}

it('a change is shown, marked, translated and recorded', () => {
  site.replace(ENGLISH_FILE, 'can be hidden', 'can also be hidden');
  const behind = run('i18nStatus');
  expect(behind.status).toBe(0);
  expect(behind.output).toContain('behind      /x/react-charts/pie  1 changed');
  expect(behind.output).toContain(
    'changed item #slices: A slice can {+also +}be hidden.',
  );

  const marked = run('i18nUpdate', 'react-charts/pie');
  expect(marked.status).toBe(0);
  expect(marked.output).toContain('1 places are marked');
  expect(run('i18nUpdate', 'react-charts/pie').status).toBe(1);
  expect(run('i18nCheck').output).toContain(`${CHINESE_FILE}:15  markers:`);

  const done = site
    .read(CHINESE_FILE)
    .replace(/\{\/\* TRANSLATE.*?\*\/\}扇形可以/, '扇形也可以');
  site.write(CHINESE_FILE, done);
  expect(run('i18nUpdate', '/x/react-charts/pie').output).toContain('is recorded');
  expect(site.read(CHINESE_FILE)).toBe(CHINESE.replace('可以隐藏', '也可以隐藏'));
  expect(run('i18nStatus').output).toContain('zh: 1 translated');
  expect(run('i18nCheck').status).toBe(0);
});

it('the status is JSON on request', () => {
  const { output } = run('i18nStatus', '--json', ENGLISH_FILE);
  expect(JSON.parse(output)).toMatchObject({
    language: 'zh',
    counts: { translated: 1 },
    pages: [{ route: '/x/react-charts/pie', state: 'translated' }],
  });
});

it('a translation is begun once, and nothing is overwritten', () => {
  site.remove(CHINESE_FILE);
  site.remove(REVISION_FILE);
  const started = run('i18nStart', 'zh', 'react-charts/pie');
  expect(started.output).toContain('with 13 places to translate');
  expect(started.status).toBe(0);
  expect(site.read(CHINESE_FILE)).toContain('## {/* TRANSLATE new */}Slices');
  expect(run('i18nStatus').output).toContain('1 behind');

  const again = run('i18nStart', 'zh', 'react-charts/pie');
  expect(again.output).toContain('is already there, and nothing is overwritten');
  expect(again.status).toBe(1);
});

it('the translation of a page that is gone is an orphan', () => {
  site.remove(ENGLISH_FILE);
  const { status, output } = run('i18nStatus');
  expect(output).toContain('orphaned    /x/react-charts/pie');
  expect(status).toBe(1);
});

it.each([
  ['i18nUpdate', [], /Name the pages to update\.[^]*npm run i18n:update --/],
  [
    'i18nUpdate',
    ['react-charts/pies'],
    /no such page:\n- "react-charts\/pies": near are react-charts\/pie/,
  ],
  ['i18nStart', ['zh'], /Name one language and one page\./],
  [
    'i18nStart',
    ['fr', 'react-charts/pie'],
    /"fr" is no language whose pages are translated: choose zh/,
  ],
  [
    'i18nStatus',
    ['--lang', 'zh'],
    /--lang is no option\. The options are --language and --json\.[^]*Write: npm run i18n:status/,
  ],
])('%s %j says how to write it', (command, args, message) => {
  const { status, output } = run(command, ...args);
  expect(output).toMatch(message);
  expect(status).toBe(1);
});
