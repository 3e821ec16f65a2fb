const segmenter =
  typeof Intl !== 'undefined' && 'Segmenter' in Intl
    ? new Intl.Segmenter('zh', { granularity: 'word' })
    : undefined;

/** Each two neighbors of a run of characters; the run itself where it has fewer. */
export function toBigrams(run: string): string[] {
  const characters = [...run];
  return characters.length < 3
    ? [run]
    : characters.slice(1).map((character, index) => characters[index]! + character);
}

/** The words of a run of Han characters; its bigrams where the browser knows no words. */
export function segmentHan(run: string): string[] {
  return segmenter
    ? [...segmenter.segment(run)].map(({ segment }) => segment)
    : toBigrams(run);
}
