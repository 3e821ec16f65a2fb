/** Endings that are taken off, the longest first, with the length that has to remain. */
const ENDINGS: readonly [ending: string, remainder: number][] = [
  ['ations', 4],
  ['ation', 4],
  ['ating', 4],
  ['ated', 4],
  ['ates', 4],
  ['ate', 4],
  ['ings', 3],
  ['ing', 3],
  ['ions', 4],
  ['ion', 4],
  ['ies', 2],
  ['ed', 3],
  ['es', 4],
  ['s', 3],
  ['e', 4],
  ['y', 4],
];

/**
 * The stem that the forms of an English word share, so that `sorting` finds `sorted`. It is
 * no word: it only has to be the same for all forms, in the index and in the query.
 *
 * @param word in lower case; Chinese words and short ones stay as they are
 */
export function toStem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || word.endsWith('ss')) {
    return word;
  }
  const found = ENDINGS.find(
    ([ending, remainder]) =>
      word.endsWith(ending) && word.length - ending.length >= remainder,
  );
  const stem = found ? word.slice(0, -found[0].length) : word;
  // pinning, pinned: pin
  return /([bdgmnprt])\1$/.test(stem) && stem.length > 3 ? stem.slice(0, -1) : stem;
}
