import fs from 'node:fs';
import {
  CHINESE_FILE,
  createSite,
  ENGLISH_FILE,
  REVISION_FILE,
  type FixtureSite,
} from '../../__tests__/createSite';
import { loadFindings } from '../loadFindings';

let site: FixtureSite;

beforeEach(() => {
  site = createSite();
});

afterEach(() => fs.rmSync(site.siteDir, { recursive: true }));

const listFindings = () =>
  loadFindings(site, 'zh').map(
    ({ line, check, message }) => `${line} ${check}: ${message}`,
  );

it('a good translation has no findings', () => {
  expect(listFindings()).toEqual([]);
});

type Fault = [name: string, text: string, by: string, finding: string];

it.each<Fault>([
  [
    'another heading id',
    '{/* #labels */}',
    '{/* #label */}',
    '30 headings: the English page has the heading "### {/* #labels */}" here, and the translation "### {/* #label */}"',
  ],
  [
    'another heading level',
    '### 标签',
    '## 标签',
    '30 headings: the English page has the heading "### {/* #labels */}" here, and the translation "## {/* #labels */}"',
  ],
  [
    'a demo with other options',
    'height={300}',
    'height={200}',
    '8 components: the English page has <Demo src="./FirstPie.tsx" height={300}> here, and the translation <Demo src="./FirstPie.tsx" height={200}>',
  ],
  [
    'a lost badge',
    ' <Plan name="pro" />',
    '',
    '1 components: <Plan name="pro"> is missing; the English page has it in line 33',
  ],
  [
    'another link',
    '/x/react-charts/bars',
    '/x/react-charts/lines',
    '12 links: the text links to /x/react-charts/lines, its English to /x/react-charts/bars',
  ],
  [
    'other code',
    '[1, 2, 3]',
    '[1, 2]',
    '27 code: this line of code is not the English one, which is "const data = [1, 2, 3];"',
  ],
  [
    'another code language',
    '```tsx',
    '```jsx',
    '25 code: the block begins with ```jsx, in English with ```tsx',
  ],
  [
    'an inherited mark',
    'title: 饼图',
    'title: 饼图\nplan: pro',
    '1 front matter: "plan" is not for the translation to say',
  ],
  [
    'a missing field',
    'description: 绘制整体中的份额。\n',
    '',
    '1 front matter: the front matter lacks "description"',
  ],
  [
    'another term',
    '标签说明扇形',
    '名牌说明扇形',
    '32 glossary: “label” is 标签 or 标注 in the glossary',
  ],
  [
    'half-width punctuation',
    '顶部开始。',
    '顶部开始.',
    '22 typography: “一个扇形从顶部开始.”: punctuation in Chinese is full-width',
  ],
  [
    'half-width brackets',
    '顶部开始。',
    '顶部开始(零度)。',
    'brackets in Chinese are full-width',
  ],
  [
    'bold that does not close',
    '顶部开始。',
    '**顶部。**开始。',
    'bold is not closed: write its punctuation outside',
  ],
  ['half-width quotes', '显示整体', '显示"整体"', 'quotes in Chinese are “ and ”'],
  [
    'no space at code',
    '有一个 `value`',
    '有一个`value`',
    'a space stands between Chinese and a Latin word',
  ],
  [
    'no space at a number',
    '扇形可以拉出',
    '3个扇形可以拉出',
    'a space stands between Chinese and a Latin word',
  ],
  [
    'a space at full-width punctuation',
    '。超过',
    '。 超过',
    'no space stands beside full-width punctuation',
  ],
  [
    'a space in Chinese',
    '可以隐藏',
    '可以 隐藏',
    'no space stands between Chinese characters',
  ],
  ['three dots', '拉出。', '拉出...', 'an ellipsis in Chinese is ……'],
  [
    'an English paragraph',
    '饼图显示整体中的份额。',
    'A pie shows the shares of a whole.',
    '6 leftovers: “A pie shows the shares of a whole.” is still English',
  ],
  [
    'an English sentence',
    '第一个扇形从顶部开始。',
    '第一个扇形 slice begins at the top of the pie as always。',
    'is still English',
  ],
  [
    'a marker',
    '饼图显示',
    '{/* TRANSLATE new */}饼图显示',
    '6 markers: translate this text',
  ],
  [
    'a lost part',
    '- 扇形可以隐藏。\n',
    '',
    '16 revision: the English has the list item “A slice can be hidden.” where the translation has a table row',
  ],
])('finds %s', (_, text, by, finding) => {
  site.replace(CHINESE_FILE, text, by);
  expect(listFindings()).toEqual(
    expect.arrayContaining([expect.stringContaining(finding)]),
  );
});

it('leaves phrases to each language', () => {
  site.replace(CHINESE_FILE, 'title: 饼图', 'title: 饼图\nphrases: [圆饼图]');
  expect(listFindings()).toEqual([]);
});

it.each<Fault>([
  [
    'a renamed heading',
    '{/* #slices */}',
    '{/* #parts */}',
    '10 headings: the English page has the heading "## {/* #parts */}" here',
  ],
  [
    'a new demo',
    '## Slices',
    '<Demo src="./Two.tsx" />\n\n## Slices',
    '8 components: the English page has <Demo src="./Two.tsx">',
  ],
  ['new code', '[1, 2, 3]', '[1, 2]', '27 code: '],
])('finds what the English page got: %s', (_, text, by, finding) => {
  site.replace(ENGLISH_FILE, text, by);
  const findings = listFindings();
  expect(findings).toEqual(
    expect.arrayContaining([expect.stringContaining(finding)]),
  );
});

it.each<[string, string, string]>([
  [CHINESE_FILE, '// 三个扇形', '// 任意说明'],
  [CHINESE_FILE, '标签说明', '标注说明'],
  [CHINESE_FILE, '扇形可以拉出', 'A 扇形可以拉出'],
  [ENGLISH_FILE, 'A pie shows', 'Each pie shows'],
])('lets pass %s with %s as %s', (file, text, by) => {
  site.replace(file, text, by);
  expect(listFindings()).toEqual([]);
});

it.each<[string, (site: FixtureSite) => void, string]>([
  [
    'without a revision',
    ({ remove }) => remove(REVISION_FILE),
    'revision: nothing records',
  ],
  [
    'without its English page',
    ({ remove }) => remove(ENGLISH_FILE),
    'orphan: there is no docs/react-charts/pie/index.mdx any more',
  ],
  [
    'that can’t be read',
    ({ replace }) => replace(CHINESE_FILE, '<Demo', '<<Demo'),
    `file: ${CHINESE_FILE}:8:2`,
  ],
])('names a translation %s', (_, plant, finding) => {
  plant(site);
  expect(listFindings()).toEqual([expect.stringContaining(finding)]);
});

it('a language without rules of its own has the shared checks', () => {
  for (const file of [CHINESE_FILE, REVISION_FILE]) {
    site.write(file.replace('i18n/zh/', 'i18n/fr/'), site.read(file));
  }
  const french = CHINESE_FILE.replace('i18n/zh/', 'i18n/fr/');
  site.replace(french, '。超过', '. 超过');
  site.replace(french, '#labels', '#label');
  expect(loadFindings(site, 'fr').map(({ check }) => check)).toEqual([
    'revision',
    'headings',
  ]);
});
