import {
  compareRows,
  EVERYTHING,
  matchesQuery,
  type RowFacts,
  type RowQuery,
} from '../rows';

const facts: RowFacts = {
  name: 'getRowId',
  text: 'getrowid (row: any) => string return the id of a row',
  plan: 'pro',
  kind: undefined,
  isRequired: false,
  isDeprecated: true,
  index: 1,
};

describe('matchesQuery', () => {
  it.each([
    [{}, true],
    [{ text: 'rowid' }, true],
    [{ text: ' RETURN  id ' }, true],
    [{ text: 'id columns' }, false],
    [{ plan: 'pro' }, true],
    [{ plan: 'community' }, false],
    [{ kind: 'hook' }, false],
    [{ isRequiredOnly: true }, false],
    [{ hidesDeprecated: true }, false],
  ] as [Partial<RowQuery>, boolean][])('%j: %s', (query, matches) => {
    expect(matchesQuery(facts, { ...EVERYTHING, ...query })).toBe(matches);
  });
});

describe('a member that depends on another', () => {
  const condition = { member: 'scaleType', values: ["'band'", "'point'", ''] };

  it.each([
    [{}, true],
    [{ scaleType: 'any' }, true],
    [{ scaleType: "'band'" }, true],
    [{ scaleType: '' }, true],
    [{ scaleType: "'log'" }, false],
    [{ position: "'left'" }, true],
  ] as [RowQuery['choices'], boolean][])('with %j: %s', (choices, matches) => {
    const query = { ...EVERYTHING, choices };
    expect(matchesQuery({ ...facts, condition }, query)).toBe(matches);
    expect(matchesQuery(facts, query)).toBe(true);
  });
});

describe('compareRows', () => {
  const rows: RowFacts[] = [
    { ...facts, name: 'b', plan: 'premium', index: 0 },
    { ...facts, name: 'c', plan: 'community', index: 1 },
    { ...facts, name: 'a', plan: 'premium', isRequired: true, index: 2 },
  ];

  it.each([
    ['given', ['b', 'c', 'a']],
    ['required', ['a', 'b', 'c']],
    ['name', ['a', 'b', 'c']],
    ['plan', ['c', 'b', 'a']],
  ] as const)('orders by %s', (order, names) => {
    const sorted = rows.toSorted((a, b) => compareRows(a, b, order));
    expect(sorted.map(({ name }) => name)).toEqual(names);
  });
});
