import type { TermEvidence } from './collectEvidence';
import { createWeighName } from './createWeighName';
import { createWeighTitle } from './createWeighTitle';
import { getFactor, isName } from './getFactor';
import type { Intent, QueryForm } from './getIntent';
import type { IndexedEntry, IndexedPage, PlaceIndex } from './indexFormat';
import type { ResultKind } from './types';
import { EVIDENCE, FACTORS, LEAST_SCORE } from './weights';

export interface RankRequest {
  data: Pick<PlaceIndex, 'pages' | 'entries'>;
  /** From {@link findOwnEntries}. */
  ownEntries: ReadonlyMap<number, number>;
  /** As typed. */
  text: string;
  evidence: readonly TermEvidence[];
  intent: Intent;
}

/** An entry that was found, on the one of its pages that answers best. */
export interface RankedEntry {
  entry: number;
  page: number;
  score: number;
  /** How much of the query it answers, by the weight of the terms: 0 to 1. */
  covered: number;
  /** Whether it is good enough for an answer, and not only for a place below one. */
  isAnswer: boolean;
}

type Scored = Omit<RankedEntry, 'isAnswer'>;

/** Entries whose page is looked at, too: the best by themselves. */
const ENTRIES_SCORED = 1000;

/** Entries whose names are looked at closely: the best by what they answer. */
const NAMES_WEIGHED = 400;

/** From which match on a term names the page, of several that have a member. */
const PAGE_NAMED = 0.75;

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

/** The entries that are a page themselves, by the page's number. */
export function findOwnEntries(
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
      evidence.reduce((sum, { entries, weight }) => {
        const named = own === undefined ? 0 : (entries.get(own) ?? 0);
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
  { number, entry, pageNumber, page: { product, kind }, own }: Placed,
  one: TermEvidence,
  form: QueryForm,
): number {
  const around =
    kind === 'api'
      ? own === undefined || own === number
        ? 0
        : EVIDENCE.owner * (one.entries.get(own) ?? 0)
      : (own === number ? EVIDENCE.whole : EVIDENCE.page[form]) *
        (one.pages.get(pageNumber) ?? 0);
  return join(
    one.entries.get(number) ?? 0,
    around,
    product ? EVIDENCE.product * (one.products.get(product) ?? 0) : 0,
    one.term.types.includes(entry.type) ? EVIDENCE.type : 0,
  );
}

function compare(a: Scored, b: Scored): number {
  return b.score - a.score || a.entry - b.entry;
}

/** The entries that tell most by their own fields, of the candidates that any term was found in. */
function listCandidates(
  evidence: readonly TermEvidence[],
  isCandidate: (entry: number) => boolean,
): number[] {
  const sums = new Map<number, number>();
  for (const { entries, weight } of evidence) {
    for (const [entry, quality] of entries) {
      sums.set(entry, weight * quality + (sums.get(entry) ?? 0));
    }
  }
  const candidates = [...sums].filter(([entry]) => isCandidate(entry));
  if (candidates.length <= ENTRIES_SCORED) {
    return candidates.map(([entry]) => entry);
  }
  return candidates
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, ENTRIES_SCORED)
    .map(([entry]) => entry);
}

/**
 * Ranks what was found, all kinds as one list. No term has to be there: what answers more
 * of the query, by the rarity of its terms, comes first. The order is the same each time.
 */
export function rankEntries({
  data: { pages, entries },
  ownEntries,
  text,
  evidence,
  intent,
}: RankRequest): RankedEntry[] {
  const totalWeight = evidence.reduce((sum, { weight }) => sum + weight, 0);
  const getPageMatch = createPageMatch(ownEntries, evidence);
  const weighName = createWeighName(text, evidence, intent.form);
  const weighTitle = createWeighTitle(evidence);

  const scoreEntry = (number: number): Scored & { factor: number } => {
    const entry = entries[number]!;
    const pageNumber = choosePage(entry, getPageMatch);
    const page = pages[pageNumber]!;
    const own = ownEntries.get(pageNumber);
    const placed = { number, entry, pageNumber, page, own };
    const covered =
      evidence.reduce(
        (sum, one) => sum + one.weight * getQuality(placed, one, intent.form),
        0,
      ) / totalWeight;
    const factor = getFactor(entry, page, intent);
    return {
      entry: number,
      page: pageNumber,
      score: factor * covered ** FACTORS.coveragePower,
      covered,
      factor,
    };
  };
  const withName = ({ factor, ...result }: Scored & { factor: number }): Scored => {
    const [entry, page] = [entries[result.entry]!, pages[result.page]!];
    const { share, bonus } = weighName(entry, page);
    const added = Math.max(bonus, weighTitle(entry, page));
    return { ...result, score: result.score * share + factor * added };
  };

  // Parts of an old name are words of what took its place, too.
  const isCandidate = (number: number): boolean => {
    const entry = entries[number]!;
    return (
      entry.type !== 'oldName' || weighName(entry, pages[entry.pages[0]!]!).bonus > 0
    );
  };

  const rank = (isListed: (number: number) => boolean): RankedEntry[] => {
    const ranked = listCandidates(
      evidence,
      (number) => isListed(number) && isCandidate(number),
    )
      .map(scoreEntry)
      .sort(compare)
      .slice(0, NAMES_WEIGHED)
      .map(withName)
      .sort(compare);
    // An old name says what took its place, and doesn't hide where that is explained.
    const isPresent = ({ entry }: Scored) => entries[entry]!.type !== 'oldName';
    const best = (ranked.find(isPresent) ?? ranked[0])?.score ?? 0;
    return ranked
      .filter(({ score }) => score >= best * LEAST_SCORE.gathered)
      .map((result) => ({
        ...result,
        isAnswer: result.score >= best * LEAST_SCORE.answer,
      }));
  };

  if (intent.form !== 'identifier') {
    return rank(() => true);
  }
  // What has the name itself would hide all that explains it: each is held against its like.
  const isOfNames = (number: number) => {
    const entry = entries[number]!;
    return isName(entry, pages[entry.pages[0]!]!);
  };
  return [...rank(isOfNames), ...rank((number) => !isOfNames(number))].sort(compare);
}
