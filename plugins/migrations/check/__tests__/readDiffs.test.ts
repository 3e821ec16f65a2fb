import { readDiffs } from '../readDiffs';

describe('readDiffs', () => {
  it.each<[string, string, ReturnType<typeof readDiffs>]>([
    [
      'takes the sides apart',
      'Text.\n\n```diff\n a\n-b\n+c\n```\n',
      [{ line: 3, before: 'a\nb', after: 'a\nc' }],
    ],
    [
      'reads an indented one',
      '1. Step:\n\n   ```diff\n   -b\n   +c\n   ```\n',
      [{ line: 3, before: 'b', after: 'c' }],
    ],
    [
      'keeps empty lines',
      '```diff\n a\n\n+c\n```',
      [{ line: 1, before: 'a\n', after: 'a\n\nc' }],
    ],
    ['leaves out what says nocheck', '```diff nocheck\n-b\n```', []],
    ['leaves out other languages', '```tsx\n-b\n```', []],
  ])('%s', (_, text, expected) => {
    expect(readDiffs(text)).toEqual(expected);
  });
});
