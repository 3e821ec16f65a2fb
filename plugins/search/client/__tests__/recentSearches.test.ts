import { addRecentSearch } from '../recentSearches';

const SIX = ['1', '2', '3', '4', '5', '6'];

it.each([
  ['puts a search first', ['b'], ' a ', ['a', 'b']],
  ['has each once', ['b', 'A', 'c'], 'a', ['a', 'b', 'c']],
  ['drops the oldest', SIX, '7', ['7', '1', '2', '3', '4', '5']],
  ['leaves out an empty one', ['b'], '  ', ['b']],
  ['leaves out one that is too long', ['b'], 'x'.repeat(101), ['b']],
])('%s', (_, searches, text, expected) => {
  expect(addRecentSearch(searches, text)).toEqual(expected);
});
