import { checkWordings } from '../checkWordings';
import { readPageProse } from '../readMarkdownProse';
import { wordings } from '../wordings';

const check = (text: string) =>
  checkWordings(readPageProse(text, 'docs/a/index.mdx'), wordings).map(
    ({ message }) => message,
  );

it.each([
  ['Simply set it.', '"Simply". Leave it out, or say what makes it short.'],
  ['You just set it.', '"just". Leave it out, or write "only".'],
  ['It sorts easily.', '"easily". Leave it out, or say what it takes.'],
  ['Please note this.', '"Please note". Leave it out: say the thing itself.'],
  ['[Click here](/x).', '"Click here". Name the page that the link leads to.'],
  ['In order to sort.', '"In order to". Write "to".'],
  ['We utilize it.', '"utilize". Write "use".'],
  ['Rows, e.g. one.', '"e.g.". Write "for example" or "such as".'],
  ['Rows, i.e. all.', '"i.e.". Write "that is".'],
  ['One and/or two.', '"and/or". Write "or", or both cases.'],
  ['Whoever sorts.', '"Whoever". Write "if you" or "users who".'],
  ['It starts anew.', '"anew". Write "again".'],
  ['Also if it is empty.', '"Also if". Write "even if".'],
  ['It fails without a word.', '"without a word". Write "without an error".'],
  [
    'Use a slot of yours.',
    '"a slot of yours". Write "your own" before the noun, or "a custom".',
  ],
  [
    'Rows — all.',
    '"—". An em dash does not separate here: write a colon, a comma or a new sentence.',
  ],
  [
    'Rows – all.',
    '"–". A dash does not separate here: write a colon, a comma or a new sentence.',
  ],
  ['A grey row.', '"grey". American spelling: gray.'],
  ['It is cancelled.', '"cancelled". American spelling: canceled, canceling.'],
])('%s', (text, message) => {
  expect(check(text)).toEqual([message]);
});

it.each([
  'It works just as before.',
  'From 10–12, `e.g. code`.',
  '<A b="simply" />',
])('is content with %s', (text) => {
  expect(check(text)).toEqual([]);
});
