function toPairs(word: string): Set<string> {
  const letters = word.toLowerCase();
  return new Set(
    Array.from(letters, (_, index) => letters.slice(index, index + 2)).filter(
      (pair) => pair.length === 2,
    ),
  );
}

/** How many pairs of letters two words share, from 0 (none) to 1 (all). */
function getLikeness(a: string, b: string): number {
  const [pairsA, pairsB] = [toPairs(a), toPairs(b)];
  const shared = [...pairsA].filter((pair) => pairsB.has(pair)).length;
  return (2 * shared) / (pairsA.size + pairsB.size || 1);
}

/**
 * The candidates most like a word, best first.
 *
 * @param limit how many at most
 */
export function listNear(
  word: string,
  candidates: Iterable<string>,
  limit = 3,
): string[] {
  return [...candidates]
    .map((candidate) => ({ candidate, likeness: getLikeness(word, candidate) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}
