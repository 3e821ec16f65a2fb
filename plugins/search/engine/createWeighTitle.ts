import type { Product } from '../../../src/utils/paths';
import type { TermEvidence } from './collectEvidence';
import type { IndexedEntry, IndexedPage } from './indexFormat';
import { parseQuery } from './parseQuery';
import { isProductWord } from './productWords';
import { MATCH, TITLE } from './weights';

/** A title's subject, as the tokens of each of its words: "Data Grid row height" is about the height of rows. */
type Subject = readonly (readonly string[])[];

/** What products are called in the titles of their pages. */
const PRODUCT_NAMES =
  /\b(?:data grid|date and time pickers|(?:rich |simple )?tree view|charts?)\b(?: 的数据)?|日期选择器|图表/giu;

/** What stands between two subjects of one page: "Line and area charts". */
const AND = /\sand\s|[与和]/u;

/** Subjects that were read before, by their title: there are as many as pages. */
const knownSubjects = new Map<string, readonly Subject[]>();

function readSubject(title: string): Subject {
  return parseQuery(title).map(({ options }) => options[0]!.tokens);
}

/** The subjects of a title: the one it names, and each of two that it names side by side. */
function readSubjects(title: string): readonly Subject[] {
  const known = knownSubjects.get(title);
  if (known) {
    return known;
  }
  const named = title.replace(PRODUCT_NAMES, ' ');
  const sides = named.split(AND).map(readSubject);
  const isPair = sides.length === 2 && sides.every(({ length }) => length === 1);
  const subjects = [readSubject(named), ...(isPair ? sides : [])].filter(
    ({ length }) => length > 0,
  );
  knownSubjects.set(title, subjects);
  return subjects;
}

/** How much of the query is not about a page's subject, by what a word is for its product. */
function getRest(
  { term, products, weight }: TermEvidence,
  product: Product | undefined,
): number {
  if (product === undefined) {
    return weight;
  }
  if ((products.get(product) ?? 0) >= MATCH.synonym) {
    return 0;
  }
  return weight * (isProductWord(term, product) ? TITLE.productWord : 1);
}

/** The part of a query that a subject answers; 0 where the query leaves some of the subject out. */
function getAskedPart(
  subject: Subject,
  evidence: readonly TermEvidence[],
  product: Product | undefined,
): number {
  const own = new Set(subject.flat());
  const asked = new Set<string>();
  let part = 0;
  let all = 0;
  let groups = 0;
  let isWithin = false;
  for (const one of evidence) {
    // As typed, or else by one synonym: a word says one thing.
    const said = one.term.options.find(({ tokens }) =>
      tokens.every((token) => own.has(token)),
    );
    said?.tokens.forEach((token) => asked.add(token));
    groups += said && !isWithin ? 1 : 0;
    isWithin = said !== undefined;
    if (said) {
      all += one.weight;
      part += one.weight * (said.isSynonym ? MATCH.synonym : 1);
    } else {
      all += getRest(one, product);
    }
  }
  return subject.every((tokens) => tokens.every((token) => asked.has(token)))
    ? (part / all) * (groups > 1 ? TITLE.apart : 1)
    : 0;
}

/**
 * Creates the weighing of a guide's title for a query. A page whose subject is asked for as a
 * whole is where a short question is answered first, whatever section has the same words.
 *
 * @returns what is added, as against the part of the query that the title answers
 */
export function createWeighTitle(
  evidence: readonly TermEvidence[],
): (
  entry: Pick<IndexedEntry, 'type'>,
  page: Pick<IndexedPage, 'title' | 'kind' | 'product'>,
) => number {
  return ({ type }, { title, kind, product }) => {
    if (type !== 'page' || kind !== 'guide') {
      return 0;
    }
    const parts = readSubjects(title).map((subject) =>
      getAskedPart(subject, evidence, product),
    );
    return TITLE.subject * Math.max(0, ...parts) ** TITLE.power;
  };
}
