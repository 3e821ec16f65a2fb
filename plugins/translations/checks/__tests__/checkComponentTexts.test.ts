import { parsePage } from '../../parsePage';
import { toRevision } from '../../revisions';
import { checkComponentTexts } from '../checkComponentTexts';

/** Findings of a page of one paragraph. */
function check(page: string, text: string) {
  const english = parsePage('One paragraph.\n', 'english.mdx');
  return checkComponentTexts({
    page,
    language: 'zh',
    english,
    translation: parsePage(`${text}\n`, 'chinese.mdx'),
    revision: toRevision(english),
    glossary: [],
  }).map(({ line, message }) => `${line} ${message}`);
}

it.each([
  ['the English text alone', 'react-data-grid/sorting', '没有行时显示“No rows”。'],
  [
    'another Chinese text',
    'react-data-grid/filtering',
    '选择框名为“操作器”（Operator）。',
  ],
  ['a text of the pickers', 'react-date-pickers/date-picker', '按“OK”关闭。'],
])('%s is found', (_name, page, text) => {
  expect(check(page, text)).toEqual([
    expect.stringMatching(
      /^1 “(?:No rows|Operator|OK)” is a component’s text, .* show as “(?:没有数据。|运算符|确认)”/,
    ),
  ]);
});

it.each([
  [
    'what the demo shows, with its English',
    'react-data-grid/filtering',
    '选择框名为“运算符”（Operator）。',
  ],
  ['code', 'react-data-grid/filtering', '传入“`Operator`”。'],
  [
    'a component without texts',
    'react-tree-view/simple-tree-view',
    '按钮名为“Expand”。',
  ],
  ['any other quoted word', 'react-data-grid/sorting', '列名为“Price”。'],
])('%s is right', (_name, page, text) => {
  expect(check(page, text)).toEqual([]);
});
