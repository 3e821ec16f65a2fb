import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { parsePage } from '../../translations/parsePage';
import { writeRevision, toRevision } from '../../translations/revisions';
import type { PageTitles } from '../loadPageTitles';
import { createParseFrontMatter } from '../parsePageFrontMatter';

const TRANSLATIONS = 'i18n/zh/docusaurus-plugin-content-docs/current';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
});

afterEach(() => fs.rmSync(siteDir, { recursive: true }));

function write(file: string, ...lines: string[]) {
  const filePath = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(filePath), { recursive: true });
  fs.writeFileSync(filePath, ['---', ...lines, '---', '', 'Text'].join('\n'));
  return filePath;
}

async function parse(filePath: string, titles?: PageTitles) {
  const parseFrontMatter = createParseFrontMatter(
    { siteDir, docsDir: 'docs' },
    {},
    titles,
  );
  const { frontMatter } = await parseFrontMatter({
    filePath,
    fileContent: fs.readFileSync(filePath, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter;
}

describe('createParseFrontMatter', () => {
  it.each([
    [{ '/x/a': '甲' }, '甲'],
    [{ '/x/b': '乙' }, undefined],
  ])('labels an English page by the titles %j', async (titles, label) => {
    const file = write('docs/a/index.mdx', 'title: A', 'description: It is A.');
    await expect(parse(file, titles)).resolves.toMatchObject({ title: 'A' });
    expect((await parse(file, titles)).sidebar_label).toBe(label);
  });

  it('leaves the label of a translation to its file', async () => {
    write('docs/a/index.mdx', 'title: A', 'description: It is A.');
    const file = write(
      `${TRANSLATIONS}/a/index.mdx`,
      'title: 甲',
      'description: 甲。',
    );
    expect((await parse(file, { '/x/a': '乙' })).sidebar_label).toBeUndefined();
  });

  it('keeps the phrases of both languages out of the script of a page', async () => {
    const english = write(
      'docs/a/index.mdx',
      'title: A',
      'description: It is A.',
      'phrases: [first letter]',
      'sectionPhrases: { b: [second letter] }',
    );
    const chinese = write(
      `${TRANSLATIONS}/a/index.mdx`,
      'title: 甲',
      'description: 甲。',
      'phrases: [首字]',
    );
    for (const file of [english, chinese]) {
      expect(JSON.stringify(await parse(file))).not.toMatch(/hrases|letter|首字/);
    }
  });

  it('gives a translation the marks of its page', async () => {
    write('docs/a/index.mdx', 'title: A', 'description: It is A.', 'plan: pro');
    const file = write(
      `${TRANSLATIONS}/a/index.mdx`,
      'title: 甲',
      'description: 甲。',
    );
    await expect(parse(file)).resolves.toEqual({
      title: '甲',
      description: '甲。',
      plan: 'pro',
    });
  });

  it.each([
    ['Text', undefined],
    ['Other text', 1],
  ])(
    'tells a translation of “Text” how far it is behind “%s”',
    async (text, behind) => {
      const english = write('docs/a/index.mdx', 'title: A', 'description: It is A.');
      const file = write(
        `${TRANSLATIONS}/a/index.mdx`,
        'title: 甲',
        'description: 甲。',
      );
      const source = fs.readFileSync(english, 'utf8');
      writeRevision(siteDir, 'a/index', 'zh', toRevision(parsePage(source, 'a')));
      fs.writeFileSync(english, source.replace('Text', text));
      await expect(parse(file)).resolves.toEqual({
        title: '甲',
        description: '甲。',
        ...(behind && { translation_behind: behind }),
      });
    },
  );

  it('stops at wrong front matter', async () => {
    const file = write('docs/a/index.mdx', 'title: A', 'description: It is A');
    await expect(parse(file)).rejects.toThrow(
      /^docs\/a\/index\.mdx: the front matter has faults:\n- must end with a full stop/,
    );
  });

  it('stops at a translation without its page', async () => {
    const file = write(
      `${TRANSLATIONS}/a/index.mdx`,
      'title: 甲',
      'description: 甲。',
    );
    await expect(parse(file)).rejects.toThrow(/no English page any more/);
  });

  it('leaves other Markdown alone', async () => {
    const file = write('README.md', 'anything: goes');
    await expect(parse(file)).resolves.toEqual({ anything: 'goes' });
  });
});
