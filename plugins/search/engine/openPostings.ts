import { IMPACT_STEPS, type Postings } from './indexFormat';
import { keepPromise } from './keepPromise';

/** What a term tells of entries, by their number: 0 to 1. */
export type Impacts = ReadonlyMap<number, number>;

const NOTHING: Impacts = new Map();

/** Where terms are found. */
export interface PostingFiles {
  /**
   * Fetches what is needed of some terms.
   *
   * @returns how to look at what came
   * @throws where a file could not be fetched
   */
  load: (terms: Iterable<number>) => Promise<(term: number) => Impacts>;
}

function decode(list: readonly number[]): Impacts {
  const impacts = new Map<number, number>();
  let entry = 0;
  for (const number of list) {
    entry += Math.floor(number / (IMPACT_STEPS + 1));
    impacts.set(entry, (number % (IMPACT_STEPS + 1)) / IMPACT_STEPS);
  }
  return impacts;
}

/**
 * Opens the postings of an index.
 *
 * @param firstTerms number of the first term of each file
 * @param loadFile fetches a file by its number
 */
export function openPostings(
  firstTerms: readonly number[],
  loadFile: (file: number) => Promise<Postings>,
): PostingFiles {
  const opened = new Map<number, Postings>();
  const loaders = firstTerms.map((_, file) =>
    keepPromise(async () => {
      opened.set(file, await loadFile(file));
    }),
  );
  const decoded = new Map<number, Impacts>();
  const getFile = (term: number) =>
    firstTerms.findLastIndex((first) => first <= term);
  const listFiles = (terms: Iterable<number>) => [
    ...new Set([...terms].map(getFile)),
  ];

  function get(term: number): Impacts {
    const file = getFile(term);
    const impacts =
      decoded.get(term) ??
      decode(opened.get(file)?.[term - firstTerms[file]!] ?? []);
    decoded.set(term, impacts);
    return impacts;
  }

  return {
    async load(terms) {
      await Promise.all(listFiles(terms).map((file) => loaders[file]?.()));
      return (term) => (term < 0 ? NOTHING : get(term));
    },
  };
}
