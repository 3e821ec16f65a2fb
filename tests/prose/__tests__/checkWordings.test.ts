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
  ['Also if it is empty.', '"Also if". Write "even if" or "even where".'],
  [
    'It logs, also while it is off.',
    '"also while". Write "even if" or "even where".',
  ],
  ['It runs at each render.', '"at each render". Write "on every" or "every time".'],
  ['It opens at the click.', '"at the click". Write "when the user clicks".'],
  ['No row renders again.', '"renders again". Write "re-render".'],
  ['A parent renders often.', '"renders often". Write "re-render".'],
  [
    'It has no keyboard use.',
    '"keyboard use". Write "keyboard navigation" or "keyboard support".',
  ],
  ['The focus mark moves.', '"focus mark". Write "focus indicator".'],
  ['A bug of 8.29.3.', '"bug of 8.29". A version has its faults "in" it.'],
  [
    'All packages of MUI X.',
    '"packages of MUI X". Put the product first, as in "MUI X packages".',
  ],
  [
    'The price is per developer and year.',
    '"per developer and year". Write "per developer, per year".',
  ],
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
  'Rows re-render often, and this render often includes more.',
  'It is drawn at each end and at every level.',
  'Keyboard users see the version of MUI X.',
  'A rule of 8 columns per page and group.',
])('is content with %s', (text) => {
  expect(check(text)).toEqual([]);
});
