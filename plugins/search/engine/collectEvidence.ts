import type { Product } from '../../../src/utils/paths';
import { WEAK_WORDS } from './commonWords';
import type { FoundOption, FoundQueryTerm } from './findTerms';
import type { IndexedEntry } from './indexFormat';
import type { Impacts } from './openPostings';
import type { QueryTerm, TermOption } from './parseQuery';
import { tokenize } from './tokenize';
import { MATCH, PAGE, TERMS } from './weights';

/** What each product is called, as terms of the index. */
const PRODUCT_TOKENS: Readonly<Record<Product, ReadonlySet<string>>> = {
  'data-grid': new Set(tokenize('Data Grid DataGrid')),
  'date-pickers': new Set(tokenize('Date and Time Pickers DatePicker')),
  charts: new Set(tokenize('Charts')),
  'tree-view': new Set(tokenize('Tree View TreeView')),
};

/** How well an option is matched, from how well each of its tokens is, and how rare that is. */
function joinTokens(
  { isSynonym, isParts }: TermOption,
  qualities: readonly number[],
  rarities: readonly number[],
): number {
  // Half of a synonym is another word.
  if (isSynonym && qualities.some((quality) => quality === 0)) {
    return 0;
  }
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const mean =
    qualities.reduce((sum, quality, at) => sum + quality * rarities[at]!, 0) / total;
  return mean * (isSynonym ? MATCH.synonym : isParts ? MATCH.parts : 1);
}

/** What is known of an option. */
interface OptionEvidence {
  option: TermOption;
  entries: ReadonlyMap<number, number>;
  /** How rare its tokens are together; 0 where nothing has them. */
  rarity: number;
}

/** What an option tells of each entry. */
function matchOption(
  { option, found }: FoundOption,
  getImpacts: (term: number) => Impacts,
  all: number,
): OptionEvidence {
  const byToken = found.map((terms) => {
    const best = new Map<number, number>();
    for (const { term, quality } of terms) {
      for (const [entry, impact] of getImpacts(term)) {
        best.set(entry, Math.max(quality * impact, best.get(entry) ?? 0));
      }
    }
    return best;
  });
  const rarities = byToken.map(({ size }) => getRarity(size, all));
  const rarity = byToken.reduce(
    (sum, { size }, at) => sum + (size === 0 ? 0 : rarities[at]!),
    0,
  );
  if (byToken.length === 1 && !option.isSynonym) {
    return { option, entries: byToken[0]!, rarity };
  }
  const entries = new Set(byToken.flatMap((one) => [...one.keys()]));
  const joined = new Map<number, number>();
  for (const entry of entries) {
    const quality = joinTokens(
      option,
      byToken.map((one) => one.get(entry) ?? 0),
      rarities,
    );
    if (quality > 0) {
      joined.set(entry, quality);
    }
  }
  return { option, entries: joined, rarity };
}

/** The best of what several options tell. */
function joinOptions(options: readonly ReadonlyMap<number, number>[]) {
  const [first = new Map<number, number>(), ...others] = options;
  if (others.length === 0) {
    return first;
  }
  const joined = new Map(first);
  for (const option of others) {
    for (const [entry, quality] of option) {
      joined.set(entry, Math.max(quality, joined.get(entry) ?? 0));
    }
  }
  return joined;
}

/** All that is known of a term. */
export interface TermEvidence {
  term: QueryTerm;
  /** What it tells of entries: 0 to 1. */
  entries: ReadonlyMap<number, number>;
  /** What it tells of pages, all of their sections together. */
  pages: ReadonlyMap<number, number>;
  products: ReadonlyMap<Product, number>;
  /** How much it counts: the rarer, the more. */
  weight: number;
}

/** How rare something is that so many of all entries have: 1 for nearly none. */
function getRarity(count: number, all: number): number {
  const rarity = Math.log(1 + (all - count + 0.5) / (count + 0.5));
  return Math.max(TERMS.common, rarity / Math.log(1 + 2 * all));
}

/** The page that an entry is a part of; undefined for a name that several have, or none any more. */
function getPartOf({ type, pages }: IndexedEntry): number | undefined {
  return pages.length === 1 && type !== 'oldName' && type !== 'type'
    ? pages[0]
    : undefined;
}

/** What a term tells of pages: BM25 on them, with what it tells of their sections for its frequency. */
function collectPages(
  { entries, sectionCounts }: EvidenceRequest,
  found: ReadonlyMap<number, number>,
): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [entry, quality] of found) {
    const page = getPartOf(entries[entry]!);
    if (page !== undefined) {
      sums.set(page, quality + (sums.get(page) ?? 0));
    }
  }
  return new Map(
    [...sums].map(([page, sum]) => {
      const length =
        1 - PAGE.normalization + PAGE.normalization * sectionCounts.get(page)!;
      return [page, sum / (sum + PAGE.saturation * length)];
    }),
  );
}

function matchProducts(term: QueryTerm): Map<Product, number> {
  return new Map(
    Object.entries(PRODUCT_TOKENS).map(([product, known]) => [
      product as Product,
      Math.max(
        ...term.options.map((option) =>
          joinTokens(
            option,
            option.tokens.map((token) => (known.has(token) ? 1 : 0)),
            option.tokens.map(() => 1),
          ),
        ),
      ),
    ]),
  );
}

/** How many places each page has, as against the mean. */
export function countSections(
  entries: readonly IndexedEntry[],
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const entry of entries) {
    const page = getPartOf(entry);
    if (page !== undefined) {
      counts.set(page, 1 + (counts.get(page) ?? 0));
    }
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const mean = all / Math.max(counts.size, 1);
  return new Map([...counts].map(([page, count]) => [page, count / mean]));
}

interface EvidenceRequest {
  entries: readonly IndexedEntry[];
  /** From {@link countSections}. */
  sectionCounts: ReadonlyMap<number, number>;
  terms: readonly FoundQueryTerm[];
  getImpacts: (term: number) => Impacts;
}

/** Collects what the index knows of each term. */
export function collectEvidence(request: EvidenceRequest): TermEvidence[] {
  const { entries: all, terms, getImpacts } = request;
  return terms.map(({ term, options }) => {
    const matched = options.map((option) =>
      matchOption(option, getImpacts, all.length),
    );
    const entries = joinOptions(matched.map((one) => one.entries));
    const typed = matched.find(
      ({ option, rarity }) => !option.isSynonym && rarity > 0,
    );
    const rarity = typed?.rarity ?? getRarity(entries.size, all.length);
    return {
      term,
      entries,
      pages: collectPages(request, entries),
      products: matchProducts(term),
      weight: rarity * (WEAK_WORDS.has(term.typed) ? TERMS.weak : 1),
    };
  });
}
