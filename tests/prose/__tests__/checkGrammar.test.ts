import { checkGrammar } from '../checkGrammar';
import { readPageProse } from '../readMarkdownProse';

const check = async (text: string) =>
  (await checkGrammar(readPageProse(text, 'docs/a/index.mdx'))).map(
    ({ offset, message }) => `${offset} ${message}`,
  );

it.each([
  [
    'a repeated word',
    'Sort the the rows.',
    '5 Unexpected repeated "the". Write "the" once.',
  ],
  [
    'a wrong article',
    'It is a error.',
    '6 Unexpected article "a" before "error". Write "an".',
  ],
  [
    'the other article',
    'It is an row.',
    '6 Unexpected article "an" before "row". Write "a".',
  ],
  [
    'a fault in a table',
    '| A |\n|---|\n| the the row |\n',
    '14 Unexpected repeated "the". Write "the" once.',
  ],
])('finds %s', async (_, text, fault) => {
  expect(await check(text)).toEqual([fault]);
});

it.each([
  ['cells that begin alike', '| A | A |\n|---|---|\n| no row | no row |\n'],
  ['a heading before its text', '## Sort\n\nSort the rows.\n'],
  ['code between', 'Set the `the` the.'],
  ['articles as they are said', 'An hour, a user, an SVG, a URL, an MUI component.'],
])('is content with %s', async (_, text) => {
  expect(await check(text)).toEqual([]);
});
