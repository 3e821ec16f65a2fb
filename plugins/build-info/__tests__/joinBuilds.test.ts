import fs from 'node:fs';
import path from 'node:path';
import { createTestFolder } from '@site/tests/jest/createTestFolder';
import { loadPortalConfig } from '../../../config/portal';
import type { BuildInfo } from '../buildInfo';
import { joinBuilds } from '../joinBuilds';

const LANGUAGES = ['en', 'zh'];

const folder = createTestFolder();
const { write } = folder;

/** Writes what a build of one language leaves in `parts/<language>`. */
function writePart(language: string, changes: Partial<BuildInfo> = {}) {
  const base = language === 'en' ? '' : `${language}/`;
  const info = { language, version: '8.29.3', revision: 'abc', settings: 'def' };
  write(`${language}/${base}build.json`, JSON.stringify({ ...info, ...changes }));
  write(`${language}/${base}index.html`, language);
}

const join = (...parts: string[]) =>
  joinBuilds(
    parts.map((part) => path.join(folder.dir, part)),
    path.join(folder.dir, 'out'),
    LANGUAGES,
  );

/** What the join says of its faults, without the folder of the test. */
function readFaults(...parts: string[]): string {
  try {
    join(...parts);
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder.dir}${path.sep}`, '');
  }
  return 'none';
}

it.each([[['en', 'zh']], [['zh', 'en']]])('%s are joined', (parts) => {
  writePart('en');
  writePart('zh');
  write('en/robots.txt', 'same');
  write('zh/robots.txt', 'same');
  expect(join(...parts)).toBe(5);
  const read = (file: string) =>
    fs.readFileSync(path.join(folder.dir, 'out', file), 'utf8');
  expect([read('index.html'), read('zh/index.html')]).toEqual(['en', 'zh']);
});

it.each<[string, () => void, string[], string[]]>([
  [
    'a missing language',
    () => writePart('en'),
    ['en'],
    ['No folder has zh. Build it (docusaurus build --locale zh), or set'],
  ],
  [
    'a folder that is not there',
    () => writePart('en'),
    ['en', 'zh'],
    ['There is no folder zh.', 'No folder has zh.'],
  ],
  [
    'a folder that is no build',
    () => {
      writePart('en');
      writePart('zh');
      write('other/readme.txt');
    },
    ['en', 'zh', 'other'],
    ['other has no language of the portal: give the folder that "docusaurus'],
  ],
  [
    'different sources, all at once',
    () => {
      writePart('en');
      writePart('zh', { revision: 'ab1', version: '8.30.0', settings: 'other' });
    },
    ['en', 'zh'],
    [
      'differ in their revision: abc (en), ab1 (zh). Check out the same commit',
      'differ in their version: 8.29.3 (en), 8.30.0 (zh). Install by "npm ci"',
      'differ in their settings: def (en), other (zh). Give each machine the same',
    ],
  ],
  [
    'a file that differs',
    () => {
      writePart('en');
      writePart('zh');
      write('en/zh/index.html', 'an older build');
    },
    ['en', 'zh'],
    ['zh/index.html differs in en and zh: is one of them left from another build?'],
  ],
  [
    'a folder that has files already',
    () => {
      writePart('en');
      writePart('zh');
      write('out/index.html', 'mine');
    },
    ['en', 'zh'],
    ['out is not empty: remove it, or name another one by --out.'],
  ],
])('%s stops the join, before it writes', (_, plant, parts, faults) => {
  plant();
  const said = readFaults(...parts);
  faults.forEach((fault) => expect(said).toContain(fault));
  expect(said.split('\n- ').length - 1).toBe(faults.length);
  expect(fs.existsSync(path.join(folder.dir, 'out/zh'))).toBe(false);
});

it('many differing files are counted', () => {
  writePart('en');
  writePart('zh');
  Array.from({ length: 13 }, (_, index) => {
    write(`en/a${index}.txt`, 'a');
    write(`zh/a${index}.txt`, 'b');
  });
  expect(readFaults('en', 'zh')).toContain('3 more files differ.');
});

it('the workflow builds the languages that a portal has by default', () => {
  const workflow = fs.readFileSync(
    path.join(__dirname, '../../../.github/workflows/build.yml'),
    'utf8',
  );
  expect(workflow).toContain(
    `language: [${loadPortalConfig({}).languages.join(', ')}]`,
  );
});
