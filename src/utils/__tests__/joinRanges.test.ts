import { joinRanges, type TextRange } from '../joinRanges';

describe('joinRanges', () => {
  it.each<[string, TextRange[], TextRange[]]>([
    ['nothing', [], []],
    [
      'apart',
      [
        [4, 6],
        [0, 2],
      ],
      [
        [0, 2],
        [4, 6],
      ],
    ],
    [
      'touching',
      [
        [0, 2],
        [2, 3],
      ],
      [[0, 3]],
    ],
    [
      'overlapping',
      [
        [1, 4],
        [0, 2],
      ],
      [[0, 4]],
    ],
    [
      'one within another',
      [
        [0, 9],
        [2, 3],
        [5, 6],
      ],
      [[0, 9]],
    ],
  ])('%s', (_name, ranges, joined) => {
    expect(joinRanges(ranges)).toEqual(joined);
  });
});
