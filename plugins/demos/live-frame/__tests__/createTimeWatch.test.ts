import { createTimeWatch } from '../client/createTimeWatch';

function setUp() {
  let time = 0;
  const waiting: (() => void)[] = [];
  const isTimeUp = createTimeWatch(
    () => time,
    (callback) => waiting.push(callback),
  );
  return {
    /** Works for so many milliseconds, with a question at each. */
    work: (duration: number) => {
      for (let turn = 0; turn < duration; turn += 1) {
        time += 1;
        if (isTimeUp()) {
          return 'stopped';
        }
      }
      return 'done';
    },
    rest: () => waiting.splice(0).forEach((callback) => callback()),
  };
}

describe('createTimeWatch', () => {
  it('stops work of more than two seconds', () => {
    const { work } = setUp();
    expect(work(2000)).toBe('done');
    expect(work(200)).toBe('stopped');
  });

  it('gives each turn of the event loop a time of its own', () => {
    const { work, rest } = setUp();
    for (let turn = 0; turn < 5; turn += 1) {
      expect(work(1900)).toBe('done');
      rest();
    }
  });

  it('stops every other loop of the same turn as well', () => {
    const { work, rest } = setUp();
    expect(work(3000)).toBe('stopped');
    expect(work(100)).toBe('stopped');
    rest();
    expect(work(100)).toBe('done');
  });

  it('ends a loop that awaits settled promises', async () => {
    let time = 0;
    const isTimeUp = createTimeWatch(() => (time += 100));
    let turns = 0;
    while (!isTimeUp() && turns < 100_000) {
      turns += 1;
      await null;
    }
    expect(turns).toBeLessThan(100_000);
  });
});
