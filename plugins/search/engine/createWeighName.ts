import type { TermEvidence } from './collectEvidence';
import type { QueryForm } from './getIntent';
import type { IndexedEntry, IndexedPage } from './indexFormat';
import { splitText } from './splitText';
import { squash, tokenize } from './tokenize';
import { toStem } from './toStem';
import { FACTORS, WHOLE_NAME } from './weights';

/** A name as it is compared with queries. */
interface ReadName {
  /** What each of its parts is found by. */
  parts: readonly (readonly string[])[];
  squashed: string;
}

/** Names that were compared before: each query asks for hundreds, mostly the same. */
const readNames = new Map<string, ReadName>();

function readName(name: string): ReadName {
  const known = readNames.get(name);
  if (known) {
    return known;
  }
  const read = {
    parts: splitText(name).map(({ text, isHan }) =>
      isHan ? tokenize(text) : [toStem(text)],
    ),
    squashed: squash(name),
  };
  readNames.set(name, read);
  return read;
}

/** How much of a name was asked for: 0 to 1. */
function getAskedPart(name: string, asked: ReadonlySet<string>): number {
  const { parts } = readName(name);
  const count = parts.filter((tokens) =>
    tokens.some((token) => asked.has(token)),
  ).length;
  return parts.length === 0 ? 0 : count / parts.length;
}

/** Terms of the index that the query has in any form, the words that only make it a question included. */
function collectAsked(
  text: string,
  evidence: readonly TermEvidence[],
): ReadonlySet<string> {
  return new Set([
    ...tokenize(text),
    ...evidence.flatMap(({ term }) => term.options.flatMap(({ tokens }) => tokens)),
  ]);
}

/** What of a query names are compared with. */
interface AskedNames {
  /** The whole query, squashed. */
  whole: string;
  typed: readonly { squashed: string; weight: number }[];
  totalWeight: number;
  /** What the bonus of a member is multiplied with. */
  memberFactor: number;
}

type NamedEntry = Pick<IndexedEntry, 'name' | 'type'>;
type NamedPage = Pick<IndexedPage, 'title' | 'kind'>;

/** What is added for a name that is one of the terms. */
function getTermBonus(
  { type }: NamedEntry,
  own: string,
  { typed, totalWeight }: AskedNames,
): number {
  // A heading such as "Columns" says little of what is asked of columns.
  const named =
    type === 'heading' ? undefined : typed.find(({ squashed }) => squashed === own);
  return named ? (WHOLE_NAME.exact * named.weight) / totalWeight : 0;
}

/** What is added for a name that is a term, or the query as a whole, or begins with it. */
function getWholeBonus(
  entry: NamedEntry,
  page: NamedPage,
  names: AskedNames,
): number {
  const { whole, memberFactor } = names;
  const own = readName(entry.name).squashed;
  const isMember = page.kind === 'api' || entry.type === 'oldName';
  const factor = isMember ? memberFactor : 1;
  // A member may be asked for with its owner: DataGrid.rows.
  if (readName(page.title).squashed + own === whole) {
    return factor * WHOLE_NAME.exact;
  }
  if (own === whole) {
    return (
      factor * (entry.type === 'heading' ? WHOLE_NAME.heading : WHOLE_NAME.exact)
    );
  }
  const typedPart = own.startsWith(whole) ? whole.length / own.length : 0;
  // The beginning of an old name is most often that of a present one.
  const leastPart = entry.type === 'oldName' ? WHOLE_NAME.leastOfOld : 0;
  const begun =
    whole.length > 1 && typedPart >= leastPart ? WHOLE_NAME.prefix * typedPart : 0;
  return factor * Math.max(begun, getTermBonus(entry, own, names));
}

/** What the name of an entry does to its score, as against the query. */
export interface NameWeight {
  /** The score is multiplied with it: less, the less of the name was asked for. */
  share: number;
  /** Added for a name that was asked for as a whole; 0 for most. */
  bonus: number;
}

/**
 * Creates the weighing of names for a query.
 *
 * @param text the query as typed
 * @param form how it is put
 */
export function createWeighName(
  text: string,
  evidence: readonly TermEvidence[],
  form: QueryForm,
): (entry: NamedEntry, page: NamedPage) => NameWeight {
  const asked = collectAsked(text, evidence);
  const names: AskedNames = {
    whole: squash(text),
    typed: evidence.map(({ term, weight }) => ({
      squashed: squash(term.typed),
      weight,
    })),
    totalWeight: evidence.reduce((sum, { weight }) => sum + weight, 0),
    // In plain words, "row height" asks for no member of that name.
    memberFactor:
      form === 'identifier' || !/\s/.test(text.trim()) ? 1 : WHOLE_NAME.inWords,
  };
  return (entry, page) => ({
    share:
      FACTORS.unaskedName +
      (1 - FACTORS.unaskedName) * getAskedPart(entry.name, asked),
    bonus: getWholeBonus(entry, page, names),
  });
}
