import type { Product } from '../utils/paths';
import { WEAK_WORDS } from './commonWords';
import type { TokenMatches } from './findNames';
import type { IndexedEntry, IndexedPage, NameIndex } from './indexFormat';
import { asksForMigration } from './migrationWords';
import type { QueryTerm, TermOption } from './parseQuery';
import { getProductsMeant } from './productWords';
import { splitText } from './splitText';
import { squash, tokenize } from './tokenize';
import { toStem } from './toStem';
import type { ResultKind } from './types';
import {
  EVIDENCE,
  FACTORS,
  LEAST_SCORE,
  MATCH,
  PRODUCT_WEIGHTS,
  TERMS,
  TYPE_WEIGHTS,
  WHOLE_NAME,
} from './weights';

/** How well the sections of the full text match a term, by number of their entry: 0 to 1. */
export type TextMatches = ReadonlyMap<number, number>;

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

/** What each product is called, as terms of the index. */
const PRODUCT_TOKENS: Readonly<Record<Product, ReadonlySet<string>>> = {
  'data-grid': new Set(tokenize('Data Grid DataGrid')),
  'date-pickers': new Set(tokenize('Date and Time Pickers DatePicker')),
  charts: new Set(tokenize('Charts')),
  'tree-view': new Set(tokenize('Tree View TreeView')),
};

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
interface TermEvidence {
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

function collectEvidence({
  data: { entries },
  terms,
  findToken,
  textMatches,
}: RankRequest): TermEvidence[] {
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

/** How much of a name was asked for: 0 to 1. */
function getAskedPart(name: string, asked: ReadonlySet<string>): number {
  const parts = splitText(name);
  const count = parts.filter(({ text, isHan }) =>
    isHan
      ? tokenize(text).some((token) => asked.has(token))
      : asked.has(toStem(text)),
  ).length;
  return parts.length === 0 ? 0 : count / parts.length;
}

/** Terms of the index that the query has in any form, the words that only make it a question included. */
function collectAsked(text: string, terms: readonly QueryTerm[]): Set<string> {
  return new Set([
    ...tokenize(text),
    ...terms.flatMap(({ options }) => options.flatMap(({ tokens }) => tokens)),
  ]);
}

/** What is added for a name that is a term, or the query as a whole, or begins with it. */
function getWholeBonus(
  name: string,
  text: string,
  evidence: readonly TermEvidence[],
  totalWeight: number,
): number {
  const own = squash(name);
  const whole = squash(text);
  if (own === whole) {
    return WHOLE_NAME.exact;
  }
  const named = evidence.find(({ term }) => squash(term.typed) === own);
  const begun =
    whole.length > 1 && own.startsWith(whole)
      ? WHOLE_NAME.prefix * (whole.length / own.length)
      : 0;
  return Math.max(
    begun,
    named ? (WHOLE_NAME.exact * named.weight) / totalWeight : 0,
  );
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

/**
 * Ranks what was found by names and in the full text: an entry that both know is one
 * result. The order is the same each time.
 */
export function rankEntries(request: RankRequest): RankedEntry[] {
  const {
    data: { pages, entries },
    text,
    currentProduct,
  } = request;
  const evidence = collectEvidence(request);
  const totalWeight = evidence.reduce((sum, { weight }) => sum + weight, 0);
  /** The entry that is the page itself, by the page's number. */
  const ownEntries = new Map<number, number>();
  entries.forEach(({ anchor, pages: [page] }, number) => {
    if (anchor === undefined && page !== undefined) {
      ownEntries.set(page, number);
    }
  });
  const meant = getProductsMeant(request.terms);
  const isMigrating = asksForMigration(request.terms);
  const pageMatches = new Map<number, number>();
  const getPageMatch = (page: number) => {
    const known = pageMatches.get(page);
    if (known !== undefined) {
      return known;
    }
    const own = ownEntries.get(page);
    const match = evidence.reduce((sum, { names, weight }) => {
      const named = own === undefined ? 0 : (names.get(own) ?? 0);
      return named < PAGE_NAMED ? sum : sum + weight * named;
    }, 0);
    pageMatches.set(page, match);
    return match;
  };

  const score = (number: number): RankedEntry & { factor: number } => {
    const entry = entries[number]!;
    const pageNumber = choosePage(entry, getPageMatch);
    const page = pages[pageNumber]!;
    const own = ownEntries.get(pageNumber);
    const covered = evidence.reduce((sum, one) => {
      const { product } = page;
      const isPage = own === number;
      const quality = join(
        EVIDENCE.name * (one.names.get(number) ?? 0),
        EVIDENCE.description * (one.descriptions.get(number) ?? 0),
        EVIDENCE.text * (one.texts.get(number) ?? 0),
        EVIDENCE.pageText * (one.pageTexts.get(pageNumber) ?? 0),
        isPage || own === undefined ? 0 : EVIDENCE.page * (one.names.get(own) ?? 0),
        product ? EVIDENCE.product * (one.products.get(product) ?? 0) : 0,
        one.term.types.includes(entry.type) ? EVIDENCE.type : 0,
      );
      return sum + one.weight * quality;
    }, 0);
    const factor =
      TYPE_WEIGHTS[entry.type] *
      (page.product === undefined ? 1 : PRODUCT_WEIGHTS[page.product]) *
      (page.product !== undefined && page.product === currentProduct
        ? FACTORS.currentProduct
        : 1) *
      (page.product !== undefined && meant.size > 0 && !meant.has(page.product)
        ? FACTORS.otherProduct
        : 1) *
      (page.kind === 'migration' && !isMigrating ? FACTORS.migration : 1) *
      (entry.isDeprecated ? FACTORS.deprecated : 1) *
      (isLittleKnown(entry, page) ? FACTORS.littleKnown : 1);
    return {
      entry: number,
      page: pageNumber,
      score: factor * (covered / totalWeight) ** FACTORS.coveragePower,
      factor,
    };
  };

  const asked = collectAsked(text, request.terms);
  const weighName = ({ factor, ...result }: RankedEntry & { factor: number }) => {
    const { name } = entries[result.entry]!;
    return {
      ...result,
      score:
        result.score *
          (FACTORS.unaskedName +
            (1 - FACTORS.unaskedName) * getAskedPart(name, asked)) +
        factor * getWholeBonus(name, text, evidence, totalWeight),
    };
  };

  const candidates = new Set(
    evidence.flatMap(({ names, descriptions, texts }) => [
      ...names.keys(),
      ...descriptions.keys(),
      ...texts.keys(),
    ]),
  );
  const ranked = [...candidates]
    .map(score)
    .sort(compare)
    .slice(0, NAMES_WEIGHED)
    .map(weighName)
    .sort(compare);
  const least = (ranked[0]?.score ?? 0) * LEAST_SCORE;
  return spreadPages(ranked.filter((result) => result.score >= least)).sort(compare);
}
