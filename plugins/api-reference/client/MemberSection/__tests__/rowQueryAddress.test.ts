import { formatRowQuery, parseRowQuery } from '../rowQueryAddress';
import { EVERYTHING, type RowQuery } from '../rows';

const OPTIONS = {
  kinds: [['hook', 'apiKind.hooks']] as const,
  choices: [
    { member: 'scaleType', values: ["'band'", "'log'"], mayBeAbsent: true as const },
    { member: 'type', values: ["'actions'"] },
  ],
};

it.each<[string, Partial<RowQuery>]>([
  ['', {}],
  ['?props.filter=row+id', { text: 'row id' }],
  ['?props.plan=premium', { plan: 'premium' }],
  ['?props.kind=hook', { kind: 'hook' }],
  ['?props.required=only', { isRequiredOnly: true }],
  ['?props.deprecated=hidden', { hidesDeprecated: true }],
  ['?props.order=required', { order: 'required' }],
  ['?props.with.scaleType=%27band%27', { choices: { scaleType: "'band'" } }],
  ['?props.with.scaleType=', { choices: { scaleType: '' } }],
])('%j is what asks for %j, and the other way round', (search, patch) => {
  const query = { ...EVERYTHING, ...patch };
  expect(parseRowQuery(search, 'props', OPTIONS)).toEqual(query);
  expect(formatRowQuery('', 'props', query)).toBe(search);
});

it.each([
  '?slots.filter=row',
  '?props.plan=gold',
  '?props.kind=event',
  '?props.order=size',
  '?props.required=true',
  '?props.with.scaleType=%27pow%27',
  '?props.with.type=',
  '?props.with.position=%27left%27',
])('%j asks for nothing', (search) => {
  expect(parseRowQuery(search, 'props', OPTIONS)).toEqual(EVERYTHING);
});

it('leaves parameters of others, and forgets what is asked no more', () => {
  const search = '?playground=DataGrid&prop.density=compact&props.plan=pro';
  expect(
    formatRowQuery(search, 'props', {
      ...EVERYTHING,
      text: 'row',
      choices: { type: 'any' },
    }),
  ).toBe('?playground=DataGrid&prop.density=compact&props.filter=row');
  expect(formatRowQuery('?props.plan=pro', 'props', EVERYTHING)).toBe('');
});
