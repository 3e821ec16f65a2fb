import { createRateWatch, LIMIT } from '../LiveFrame/useFrameMessages';

/** Counts messages at the given times and returns which of them were too many. */
function findRefused(times: number[]): number[] {
  let time = 0;
  const isTooMuch = createRateWatch(() => time);
  return times.flatMap((next, index) => {
    time = next;
    return isTooMuch() ? [index] : [];
  });
}

function repeat(count: number, time: number): number[] {
  return Array<number>(count).fill(time);
}

describe('createRateWatch', () => {
  it.each<[string, number[], number[]]>([
    ['bears the limit at once', repeat(LIMIT, 0), []],
    ['refuses what is above it', repeat(LIMIT + 2, 0), [LIMIT, LIMIT + 1]],
    ['counts all of a second', [...repeat(LIMIT, 0), 999], [LIMIT]],
    ['begins anew after it', [...repeat(LIMIT, 0), ...repeat(LIMIT, 1000)], []],
    [
      'bears a message per frame of a screen with 144 Hz',
      Array.from({ length: 2000 }, (_, index) => (index * 1000) / 144),
      [],
    ],
  ])('%s', (_, times, expected) => {
    expect(findRefused(times)).toEqual(expected);
  });
});
