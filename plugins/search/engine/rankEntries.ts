import type { Product } from '../../../src/utils/paths';
import {
  collectEvidence,
  type TermEvidence,
  type TextMatches,
} from './collectEvidence';
import { createWeighName } from './createWeighName';
import type { TokenMatches } from './findNames';
import type { IndexedEntry, IndexedPage, NameIndex } from './indexFormat';
import { asksForMigration } from './migrationWords';
import type { QueryTerm } from './parseQuery';
import { getProductsMeant } from './productWords';
import type { ResultKind } from './types';
import {
  EVIDENCE,
  FACTORS,
  LEAST_SCORE,
  PRODUCT_WEIGHTS,
  TYPE_WEIGHTS,
} from './weights';

export interface RankRequest {
  data: Pick<NameIndex, 'pages' | 'entries'>;
  /** As typed. */
  text: string;
  terms: readonly QueryTerm[];
  findToken: (token: string) => TokenMatches;
  /** One for each term. */
  textMatches: readonly TextMatches[];
  currentProduct?: Product;
}

/** An entry that was found, on the one of its pages that answers best. */
export interface RankedEntry {
  entry: number;
  page: number;
  score: number;
}

/** Entries whose names are looked at closely: the best by what they answer. */
const NAMES_WEIGHED = 400;

/** From which match on a term names the page, of several that have a member. */
const PAGE_NAMED = 0.5;

/** The kind that a result of an entry is filed under. */
export function getKind(
  { type }: IndexedEntry,
  page: Pick<IndexedPage, 'kind'>,
): ResultKind {
  return type === 'demo' ? 'demo' : page.kind;
}

/** Evidences together: each one leaves less to doubt. */
function join(...evidences: number[]): number {
  return 1 - evidences.reduce((doubt, evidence) => doubt * (1 - evidence), 1);
}

/** The page of an entry that the query says most of; the first one where it says nothing. */
function choosePage(
  { pages }: IndexedEntry,
  getPageMatch: (page: number) => number,
): number {
  return pages.length === 1
    ? pages[0]!
    : pages.reduce((best, page) =>
        getPageMatch(page) > getPageMatch(best) ? page : best,
      );
}

function isLittleKnown({ anchor }: IndexedEntry, page: IndexedPage): boolean {
  return page.kind === 'api' && anchor !== undefined && !page.isWellKnown;
}

/** The entries that are a page themselves, by the page's number. */
function findOwnEntries(
  entries: readonly IndexedEntry[],
): ReadonlyMap<number, number> {
  const own = new Map<number, number>();
  entries.forEach(({ anchor, pages: [page] }, number) => {
    if (anchor === undefined && page !== undefined) {
      own.set(page, number);
    }
  });
  return own;
}

/** Creates the measure of how much of the query names a page; it remembers its answers. */
function createPageMatch(
  ownEntries: ReadonlyMap<number, number>,
  evidence: readonly TermEvidence[],
): (page: number) => number {
  const known = new Map<number, number>();
  return (page) => {
    const own = ownEntries.get(page);
    const match =
      known.get(page) ??
      evidence.reduce((sum, { names, weight }) => {
        const named = own === undefined ? 0 : (names.get(own) ?? 0);
        return named < PAGE_NAMED ? sum : sum + weight * named;
      }, 0);
    known.set(page, match);
    return match;
  };
}

/** An entry on one of its pages. */
interface Placed {
  number: number;
  entry: IndexedEntry;
  pageNumber: number;
  page: IndexedPage;
  /** Number of the entry that is the page itself. */
  own: number | undefined;
}

/** How well an entry answers a term: 0 to 1. */
function getQuality(
  { number, entry, pageNumber, page: { product }, own }: Placed,
  one: TermEvidence,
): number {
  const isPage = own === number;
  return join(
    EVIDENCE.name * (one.names.get(number) ?? 0),
    EVIDENCE.description * (one.descriptions.get(number) ?? 0),
    EVIDENCE.text * (one.texts.get(number) ?? 0),
    EVIDENCE.pageText * (one.pageTexts.get(pageNumber) ?? 0),
    isPage || own === undefined ? 0 : EVIDENCE.page * (one.names.get(own) ?? 0),
    product ? EVIDENCE.product * (one.products.get(product) ?? 0) : 0,
    one.term.types.includes(entry.type) ? EVIDENCE.type : 0,
  );
}

/** What of a query makes some kinds of results likelier than others. */
interface Intent {
  currentProduct: Product | undefined;
  /** The products that the query speaks of. */
  meant: ReadonlySet<Product>;
  isMigrating: boolean;
}

/** What an entry counts for what it is, whatever it answers. */
function getFactor(
  { entry, page }: Placed,
  { currentProduct, meant, isMigrating }: Intent,
): number {
  const { product } = page;
  return (
    TYPE_WEIGHTS[entry.type] *
    (product === undefined ? 1 : PRODUCT_WEIGHTS[product]) *
    (product !== undefined && product === currentProduct
      ? FACTORS.currentProduct
      : 1) *
    (product !== undefined && meant.size > 0 && !meant.has(product)
      ? FACTORS.otherProduct
      : 1) *
    (page.kind === 'migration' && !isMigrating ? FACTORS.migration : 1) *
    (entry.isDeprecated ? FACTORS.deprecated : 1) *
    (isLittleKnown(entry, page) ? FACTORS.littleKnown : 1)
  );
}

/** Lowers what comes after other results of its page, so that one page doesn't fill the list. */
function spreadPages(ranked: readonly RankedEntry[]): RankedEntry[] {
  const seen = new Map<number, number>();
  return ranked.map((result) => {
    const before = seen.get(result.page) ?? 0;
    seen.set(result.page, before + 1);
    return { ...result, score: result.score * FACTORS.samePage ** before };
  });
}

function compare(a: RankedEntry, b: RankedEntry): number {
  return b.score - a.score || a.entry - b.entry;
}

/** The entries that any term was found in, each once. */
function listCandidates(evidence: readonly TermEvidence[]): number[] {
  return [
    ...new Set(
      evidence.flatMap(({ names, descriptions, texts }) => [
        ...names.keys(),
        ...descriptions.keys(),
        ...texts.keys(),
      ]),
    ),
  ];
}

/**
 * Ranks what was found by names and in the full text: an entry that both know is one
 * result. The order is the same each time.
 */
export function rankEntries({
  data: { pages, entries },
  text,
  terms,
  findToken,
  textMatches,
  currentProduct,
}: RankRequest): RankedEntry[] {
  const evidence = collectEvidence({ entries, terms, findToken, textMatches });
  const totalWeight = evidence.reduce((sum, { weight }) => sum + weight, 0);
  const ownEntries = findOwnEntries(entries);
  const getPageMatch = createPageMatch(ownEntries, evidence);
  const weighName = createWeighName(text, evidence, totalWeight);
  const intent: Intent = {
    currentProduct,
    meant: getProductsMeant(terms),
    isMigrating: asksForMigration(terms),
  };

  const score = (number: number): RankedEntry & { factor: number } => {
    const entry = entries[number]!;
    const pageNumber = choosePage(entry, getPageMatch);
    const page = pages[pageNumber]!;
    const placed = {
      number,
      entry,
      pageNumber,
      page,
      own: ownEntries.get(pageNumber),
    };
    const covered = evidence.reduce(
      (sum, one) => sum + one.weight * getQuality(placed, one),
      0,
    );
    const factor = getFactor(placed, intent);
    return {
      entry: number,
      page: pageNumber,
      score: factor * (covered / totalWeight) ** FACTORS.coveragePower,
      factor,
    };
  };
  const withName = ({ factor, ...result }: RankedEntry & { factor: number }) => {
    const { share, bonus } = weighName(
      entries[result.entry]!.name,
      pages[result.page]!.title,
    );
    return { ...result, score: result.score * share + factor * bonus };
  };

  const ranked = listCandidates(evidence)
    .map(score)
    .sort(compare)
    .slice(0, NAMES_WEIGHED)
    .map(withName)
    .sort(compare);
  const least = (ranked[0]?.score ?? 0) * LEAST_SCORE;
  return spreadPages(ranked.filter((result) => result.score >= least)).sort(compare);
}
