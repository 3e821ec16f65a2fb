import type { Product } from '../../../src/utils/paths';
import { WEAK_WORDS } from './commonWords';
import type { TokenMatches } from './findNames';
import type { IndexedEntry } from './indexFormat';
import type { QueryTerm, TermOption } from './parseQuery';
import { tokenize } from './tokenize';
import { MATCH, TERMS } from './weights';

/** How well the sections of the full text match a term, by number of their entry: 0 to 1. */
export type TextMatches = ReadonlyMap<number, number>;

/** What each product is called, as terms of the index. */
const PRODUCT_TOKENS: Readonly<Record<Product, ReadonlySet<string>>> = {
  'data-grid': new Set(tokenize('Data Grid DataGrid')),
  'date-pickers': new Set(tokenize('Date and Time Pickers DatePicker')),
  charts: new Set(tokenize('Charts')),
  'tree-view': new Set(tokenize('Tree View TreeView')),
};

function getMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How well an option is matched, where `match` tells it of each of its tokens. */
function matchOption(
  { tokens, isSynonym, isParts }: TermOption,
  match: (token: string) => number,
): number {
  const qualities = tokens.map(match);
  // Half of a synonym is another word.
  if (isSynonym && qualities.some((quality) => quality === 0)) {
    return 0;
  }
  const mean = getMean(qualities);
  return mean * (isSynonym ? MATCH.synonym : isParts ? MATCH.parts : 1);
}

/** How well each entry matches a term, by one field. */
function matchTerm(
  term: QueryTerm,
  getMatches: (token: string) => ReadonlyMap<number, number>,
): Map<number, number> {
  const found = new Map<number, number>();
  for (const option of term.options) {
    const matches = new Map(
      option.tokens.map((token) => [token, getMatches(token)]),
    );
    const ids = new Set([...matches.values()].flatMap((one) => [...one.keys()]));
    for (const id of ids) {
      const quality = matchOption(
        option,
        (token) => matches.get(token)?.get(id) ?? 0,
      );
      found.set(id, Math.max(quality, found.get(id) ?? 0));
    }
  }
  return found;
}

/** All that is known of a term. */
export interface TermEvidence {
  term: QueryTerm;
  names: ReadonlyMap<number, number>;
  descriptions: ReadonlyMap<number, number>;
  texts: TextMatches;
  /** The best section of each page. */
  pageTexts: ReadonlyMap<number, number>;
  products: ReadonlyMap<Product, number>;
  weight: number;
}

/** A term counts less the more entries have it. */
function weigh(names: ReadonlyMap<number, number>, texts: TextMatches, all: number) {
  const count = new Set(
    [...names, ...texts].filter(([, quality]) => quality >= 0.5).map(([id]) => id),
  ).size;
  return Math.max(TERMS.common, 1 - Math.log(count + 1) / Math.log(all + 2));
}

function collectPageTexts(
  entries: readonly IndexedEntry[],
  texts: TextMatches,
): Map<number, number> {
  const best = new Map<number, number>();
  for (const [entry, quality] of texts) {
    for (const page of entries[entry]!.pages) {
      best.set(page, Math.max(quality, best.get(page) ?? 0));
    }
  }
  return best;
}

function matchProducts(term: QueryTerm): Map<Product, number> {
  return new Map(
    Object.entries(PRODUCT_TOKENS).map(([product, known]) => [
      product as Product,
      Math.max(
        ...term.options.map((option) =>
          matchOption(option, (token) => (known.has(token) ? 1 : 0)),
        ),
      ),
    ]),
  );
}

interface EvidenceRequest {
  entries: readonly IndexedEntry[];
  terms: readonly QueryTerm[];
  findToken: (token: string) => TokenMatches;
  /** One for each term. */
  textMatches: readonly TextMatches[];
}

/** Collects what was found of each term, by names and in the full text. */
export function collectEvidence({
  entries,
  terms,
  findToken,
  textMatches,
}: EvidenceRequest): TermEvidence[] {
  return terms.map((term, at) => {
    const names = matchTerm(term, (token) => findToken(token).names);
    const texts = textMatches[at] ?? new Map<number, number>();
    return {
      term,
      names,
      descriptions: matchTerm(term, (token) => findToken(token).texts),
      texts,
      pageTexts: collectPageTexts(entries, texts),
      products: matchProducts(term),
      weight:
        weigh(names, texts, entries.length) *
        (WEAK_WORDS.has(term.typed) ? TERMS.weak : 1),
    };
  });
}
