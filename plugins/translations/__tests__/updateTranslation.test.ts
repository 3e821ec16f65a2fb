import { parsePage } from '../parsePage';
import { startTranslation } from '../startPage';
import { toRevision } from '../revisions';
import { updateTranslation } from '../updateTranslation';
import type { Revision } from '../types';
import { CHINESE, ENGLISH } from './createSite';

const REVISION = toRevision(parsePage(ENGLISH, 'en'));

const update = (
  english: string,
  translation = CHINESE,
  revision: Revision | undefined = REVISION,
) =>
  updateTranslation({
    english: parsePage(english, 'en'),
    translation: parsePage(translation, 'zh'),
    revision,
  });

/** Lines that only the second text has. */
function listNewLines(before: string, after: string): string[] {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => line !== '' && !known.has(line));
}

/** The result for an English page of which a text is replaced. */
function updateAfter(text: string, by: string) {
  expect(ENGLISH).toContain(text);
  const result = update(ENGLISH.replace(text, by));
  if (result.outcome !== 'marked' && result.outcome !== 'recorded') {
    throw new Error(`The outcome is ${result.outcome}`);
  }
  return result;
}

describe('updateTranslation', () => {
  it.each<[string, string, string, string[]]>([
    [
      'a paragraph',
      'shares of a whole.\n\n<',
      'parts of a whole.\n\n<',
      [
        '{/* TRANSLATE changed: A pie shows the parts of a whole. */}饼图显示整体中的份额。',
      ],
    ],
    [
      'a list item',
      'can be hidden',
      'can also be hidden',
      ['- {/* TRANSLATE changed: A slice can also be hidden. */}扇形可以隐藏。'],
    ],
    [
      'a table row',
      'the slices',
      'all the slices',
      [
        '| {/* TRANSLATE changed: ¦ `data` ¦ all the slices ¦ */}`data` | 各个扇形 |',
      ],
    ],
    [
      'a heading',
      '## Slices',
      '## The slices',
      ['## {/* TRANSLATE changed: The slices */}扇形 {/* #slices */}'],
    ],
    [
      'an admonition’s title',
      'Mind the order',
      'Mind their order',
      [':::warning[{/* TRANSLATE changed: Mind their order */}注意顺序]'],
    ],
    [
      'a field',
      'title: Pie charts',
      'title: Pies',
      ['title: 饼图 # TRANSLATE changed: Pies'],
    ],
  ])('marks %s that has changed, and nothing else', (_, text, by, lines) => {
    const result = updateAfter(text, by);
    expect(result.outcome).toBe('marked');
    expect(listNewLines(CHINESE, result.text)).toEqual(lines);
    expect(result.text.split('\n')).toHaveLength(CHINESE.split('\n').length);
    expect(result.revision.blocks.filter(({ todo }) => todo)).toHaveLength(1);
  });

  it('puts a new paragraph in its place, and marks it', () => {
    const { text } = updateAfter('## Slices', 'Pies are round.\n\n## Slices');
    expect(listNewLines(CHINESE, text)).toEqual([
      '{/* TRANSLATE new */}Pies are round.',
    ]);
    expect(text).toMatch(/<Demo [^]*Pies are round\.\n\n## 扇形/);
  });

  it('keeps the translation of what is gone in a comment', () => {
    const { text, markers } = updateAfter('- A slice can be hidden.\n', '');
    expect(markers).toEqual([{ type: 'removed', line: 16 }]);
    expect(listNewLines(CHINESE, text)).toEqual([
      '{/* TRANSLATE removed: 扇形可以隐藏。 */}',
    ]);
  });

  it('lets translations follow texts that change places', () => {
    const { outcome, text } = updateAfter(
      '- A slice can be pulled out.\n- A slice can be hidden.',
      '- A slice can be hidden.\n- A slice can be pulled out.',
    );
    expect(outcome).toBe('recorded');
    expect(text).toContain('- 扇形可以隐藏。\n- 扇形可以拉出。');
  });

  it.each([
    ['a demo', 'height={300}', 'height={320}'],
    ['a heading’s id', '{/* #labels */}', '{/* #names */}'],
    ['a heading’s level', '### Labels', '## Labels'],
  ])('takes over %s without a mark', (_, text, by) => {
    const result = updateAfter(text, by);
    expect(result.outcome).toBe('recorded');
    expect(result.text).toContain(by.replace('Labels', '标签'));
  });

  it('takes over changed code, and keeps its translated comments at hand', () => {
    const result = updateAfter('[1, 2, 3]', '[1, 2]');
    expect(result.text).toContain('// Three slices\nconst data = [1, 2];');
    expect(result.text).toMatch(
      /TRANSLATE removed: ```tsx\n\/\/ 三个扇形[^]*\*\/\}/,
    );
    expect(() => parsePage(result.text, 'zh')).not.toThrow();
  });

  it('keeps nothing at hand where the code was changed in both languages', () => {
    const demo = '<Demo src="./FirstPie.tsx"';
    const change = (text: string) => text.replace(demo, '<Demo src="./OnePie.tsx"');
    const result = update(change(ENGLISH), change(CHINESE));
    expect(result).toMatchObject({ outcome: 'recorded', text: change(CHINESE) });
  });

  it('writes what the page’s parser reads, whatever the English has', () => {
    const result = updateAfter(
      'A pie shows the shares of a whole.',
      'A pie shows `{a: "*/"}` and | the \\{shares\\} of a whole.',
    );
    expect(parsePage(result.text, 'zh').blocks).toHaveLength(REVISION.blocks.length);
  });

  it('touches nothing while places are marked', () => {
    const marked = updateAfter('can be hidden', 'can also be hidden').text;
    expect(update(`${ENGLISH}\nMore.\n`, marked)).toEqual({
      outcome: 'unfinished',
      markers: [{ type: 'changed', line: 15 }],
    });
  });

  it('records the English of the marks once they are gone, then what came after', () => {
    const english = ENGLISH.replace('can be hidden', 'can also be hidden');
    const marked = updateAfter('can be hidden', 'can also be hidden');
    const done = marked.text.replace(/\{\/\* TRANSLATE.*?\*\/\}/, '');
    expect(update(english, done, marked.revision)).toMatchObject({
      outcome: 'recorded',
      text: done,
      revision: toRevision(parsePage(english, 'en')),
    });
    const later = update(`${english}\nMore.\n`, done, marked.revision);
    expect(later).toMatchObject({
      outcome: 'marked',
      markers: [{ type: 'new' }],
    });
  });

  it('has nothing to do where nothing has changed', () => {
    expect(update(ENGLISH)).toEqual({ outcome: 'current' });
  });

  it('records a translation that was written without it', () => {
    const result = updateTranslation({
      english: parsePage(ENGLISH, 'en'),
      translation: parsePage(CHINESE, 'zh'),
      revision: undefined,
    });
    expect(result).toMatchObject({
      outcome: 'recorded',
      text: CHINESE,
      revision: REVISION,
    });
  });

  it('says where the translation has other parts than its English', () => {
    const result = update(
      `${ENGLISH}\nMore.\n`,
      CHINESE.replace('- 扇形可以隐藏。\n', ''),
    );
    expect(result).toEqual({
      outcome: 'misaligned',
      line: 16,
      message:
        'the English has the list item “A slice can be hidden.” where the translation has a table row “| 属性 | 用途 |” (section #slices). Make the two the same, part by part',
    });
  });
});

describe('startTranslation', () => {
  const { text, revision } = startTranslation(
    parsePage(ENGLISH.replace(' {/* #labels */}', ''), 'en'),
  );

  it('marks every text, and keeps demos and code', () => {
    expect(text).toMatchInlineSnapshot(`
      "---
      title: Pie charts # TRANSLATE new
      description: Draw shares of a whole. # TRANSLATE new
      ---

      {/* TRANSLATE new */}A pie shows the shares of a whole.

      <Demo src="./FirstPie.tsx" height={300} />

      ## {/* TRANSLATE new */}Slices {/* #slices */}

      {/* TRANSLATE new */}Each slice has a \`value\`. See [bars](/x/react-charts/bars) for more than five.

      - {/* TRANSLATE new */}A slice can be pulled out.
      - {/* TRANSLATE new */}A slice can be hidden.

      | {/* TRANSLATE new */}Prop | Use |
      | :-- | :-- |
      | {/* TRANSLATE new */}\`data\` | the slices |

      :::warning[{/* TRANSLATE new */}Mind the order]
      {/* TRANSLATE new */}The first slice begins at the top.
      :::

      \`\`\`tsx
      // Three slices
      const data = [1, 2, 3];
      \`\`\`

      ### {/* TRANSLATE new */}Labels {/* #labels */}

      {/* TRANSLATE new */}A label names its slice <Plan name="pro" />.
      "
    `);
  });

  it('is taken as done when its marks are gone', () => {
    const done = text
      .replace(/\{\/\* TRANSLATE new \*\/\}/g, '')
      .replace(/ # TRANSLATE new/g, '');
    const english = ENGLISH.replace(' {/* #labels */}', '');
    expect(update(english, done, revision).outcome).toBe('recorded');
  });

  it('leaves the phrases of each language alone', () => {
    const asked = (text: string, phrase: string) =>
      text.replace(
        '\n---\n',
        `\nphrases:\n- ${phrase}\nsectionPhrases:\n  slices:\n    - ${phrase}\n---\n`,
      );
    const english = asked(ENGLISH, 'circle chart').replace(
      '## Slices',
      '## The slices',
    );
    const result = update(english, asked(CHINESE, '圆饼图'));
    expect(result).toHaveProperty('outcome', 'marked');
    const { text } = result as { text: string };
    expect(text).toContain(
      'phrases:\n- 圆饼图\nsectionPhrases:\n  slices:\n    - 圆饼图\n',
    );
    expect(text).not.toContain('circle chart');
    expect(text.match(/^---$/gm)).toHaveLength(2);
  });
});
