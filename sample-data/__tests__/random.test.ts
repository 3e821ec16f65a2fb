import { createRandom, round } from '../random';

/** Many values of one kind, from a fixed seed. */
function draw<T>(getValue: (random: ReturnType<typeof createRandom>) => T): T[] {
  const random = createRandom(7);
  return Array.from({ length: 2000 }, () => getValue(random));
}

describe('createRandom', () => {
  it('repeats itself for a seed, and differs for another one', () => {
    const values = (seed: number) => {
      const { next } = createRandom(seed);
      return [next(), next(), next()];
    };
    expect(values(1)).toEqual(values(1));
    expect(values(1)).not.toEqual(values(2));
  });

  it('spreads evenly over 0 to 1', () => {
    const tenths = draw(({ next }) => Math.floor(next() * 10));
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const count = tenths.filter((value) => value === tenth).length;
      expect(count).toBeGreaterThan(150);
      expect(count).toBeLessThan(250);
    }
  });

  it('reaches both ends of a range of integers and goes no further', () => {
    expect(new Set(draw(({ integer }) => integer(3, 6)))).toEqual(
      new Set([3, 4, 5, 6]),
    );
  });

  it('rounds decimals to their places', () => {
    const values = draw(({ decimal }) => decimal(1, 2, 1));
    expect(new Set(values).size).toBe(11);
    expect(values.every((value) => value === round(value, 1))).toBe(true);
  });

  it.each([
    [0, 0, 0],
    [0.25, 420, 580],
    [1, 2000, 2000],
  ])('lets a chance of %d happen as often', (probability, least, most) => {
    const hits = draw(({ chance }) => chance(probability)).filter(Boolean).length;
    expect(hits).toBeGreaterThanOrEqual(least);
    expect(hits).toBeLessThanOrEqual(most);
  });

  it('picks every entry, and refuses an empty list', () => {
    expect(new Set(draw(({ pick }) => pick(['a', 'b', 'c'])))).toEqual(
      new Set(['a', 'b', 'c']),
    );
    expect(() => createRandom(1).pick([])).toThrowErrorMatchingInlineSnapshot(
      `"pick([]): give it a list with one entry or more."`,
    );
  });

  it('shuffles a copy', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = createRandom(1).shuffle(list);
    expect(shuffled).not.toEqual(list);
    expect([...shuffled].sort()).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
