import type { Product } from '../../../src/utils/paths';
import { asksForMigration } from './migrationWords';
import type { QueryTerm } from './parseQuery';
import { getProductsMeant, getProductsNamed } from './productWords';
import { segmentHan } from './segmentHan';
import { splitText } from './splitText';
import { groupByChunk } from './tokenize';

/** How a query is put, which tells what kind of result is looked for. */
export type QueryForm = 'question' | 'identifier' | 'words';

/** What of a query makes some results likelier than others. */
export interface Intent {
  form: QueryForm;
  /** The product whose pages the reader is in. */
  currentProduct: Product | undefined;
  /** The products that the query speaks of; empty where it could be any. */
  meant: ReadonlySet<Product>;
  /** Those that it names. */
  named: ReadonlySet<Product>;
  isMigrating: boolean;
  /** Whether it is several terms, none of them a member's name. */
  isPlain: boolean;
}

/** The words from which on a query is a question. */
const QUESTION_WORDS = 3;

/** A name as members have it: `getRowId`, `.MuiDataGrid-row`. */
const MEMBER = /(?:^|[\s.])(?:[a-z][a-z\d]*[A-Z]|Mui[A-Z])/;
/** A name as components have it, alone: with other words it says of what these are asked. */
const COMPONENT = /^\s*[A-Z][a-z\d]+[A-Z]\w*\s*$/;

/**
 * Tells how a query is put: with a name of several words in it, such as `getRowId`, it looks
 * for that; three words or more are a question.
 */
export function getForm(text: string): QueryForm {
  const chunks = groupByChunk(splitText(text));
  const words = chunks.flatMap(([part]) =>
    part!.isHan ? segmentHan(part!.text) : [part!.text],
  );
  if (words.length < QUESTION_WORDS) {
    return MEMBER.test(text) || COMPONENT.test(text) ? 'identifier' : 'words';
  }
  return 'question';
}

/** Tells what a query is after. */
export function getIntent(
  text: string,
  terms: readonly QueryTerm[],
  currentProduct: Product | undefined,
): Intent {
  const named = getProductsNamed(text, terms);
  return {
    form: getForm(text),
    currentProduct,
    meant: new Set([...getProductsMeant(terms), ...named]),
    named,
    isMigrating: asksForMigration(terms),
    isPlain: terms.length > 1 && !MEMBER.test(text),
  };
}
