/** A seeded source of random values: the same seed gives the same values. */
export interface Random {
  /** A number from 0 to 1, 1 excluded. */
  next: () => number;
  /** A whole number from `min` to `max`, both included. */
  integer: (min: number, max: number) => number;
  /** A number from `min` to `max`, rounded to that many decimal places. */
  decimal: (min: number, max: number, places: number) => number;
  /** Whether something of that probability happens, from 0 (never) to 1 (always). */
  chance: (probability: number) => boolean;
  /** One entry of a list. Throws a RangeError when the list is empty. */
  pick: <T>(list: readonly T[]) => T;
  /** A copy of a list in random order. */
  shuffle: <T>(list: readonly T[]) => T[];
}

/**
 * Rounds half up, as prices are.
 *
 * @param places decimal places, such as 2 for cents
 */
export function round(value: number, places: number): number {
  const factor = 10 ** places;
  return Math.round(value * factor) / factor;
}

/**
 * Creates a source of random values. The generator is mulberry32 by Tommy Ettinger:
 * small, fast and even enough for sample data; no use for secrets.
 * https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 *
 * @param seed a whole number; another one gives other values
 */
export function createRandom(seed: number): Random {
  let state = seed | 0;

  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) =>
    min + Math.floor(next() * (max - min + 1));

  return {
    next,
    integer,
    decimal: (min, max, places) => round(min + next() * (max - min), places),
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => {
      if (list.length === 0) {
        throw new RangeError('pick([]): give it a list with one entry or more.');
      }
      return list[integer(0, list.length - 1)] as T;
    },
    shuffle: <T>(list: readonly T[]) =>
      list
        .map((entry) => ({ entry, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ entry }) => entry),
  };
}

/**
 * A number from 0 to 1 (1 excluded) that depends on the index alone: noise for a series
 * whose values are computed one by one.
 *
 * @param index a whole number, such as the position in the series
 */
export function noise(index: number): number {
  return createRandom(index).next();
}
