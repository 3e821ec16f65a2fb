import type { Product } from '../../../src/utils/paths';
import type { QueryTerm } from './parseQuery';
import { splitText } from './splitText';
import { tokenize } from './tokenize';

/**
 * Words of which one product alone speaks, or nearly so: "row" is a row of the Data Grid
 * even where no page says so. Words of several products, such as "tree" or "item", are
 * left out, as they would hide the other one.
 */
const WORDS: Readonly<Record<Product, ReadonlySet<string>>> = {
  'data-grid': new Set(
    tokenize(
      'grid table row column cell sort filter pagination pinned aggregation pivot csv excel',
    ),
  ),
  'date-pickers': new Set(
    tokenize('picker date day month year week clock calendar timezone'),
  ),
  charts: new Set(tokenize('chart axis series legend pie scatter gauge sparkline')),
  'tree-view': new Set(tokenize('treeview node branch')),
};

/**
 * What products are called, in the words of a query, in lower case and with one space between:
 * also as a part of a component's name, such as `RichTreeView` and `BarChart`.
 */
const NAMES: Readonly<Record<Product, RegExp>> = {
  'data-grid': /\bdata ?grid/,
  'date-pickers': /\b(?:date|time|range) ?picker/,
  charts: /\bcharts?\b/,
  'tree-view': /\btree ?view/,
};

const HAN = /\p{Script=Han}/u;

/** What a term is called as a word of products. */
function listTokens({ typed, options }: QueryTerm): string[] {
  return (
    options
      // The names of members are English: a Chinese word tells by what it is called there.
      .filter(({ isSynonym }) => !isSynonym || HAN.test(typed))
      .flatMap(({ tokens }) => tokens)
  );
}

/** Whether a term is a word of a product: cells are the Data Grid's. */
export function isProductWord(term: QueryTerm, product: Product): boolean {
  return listTokens(term).some((token) => WORDS[product].has(token));
}

/** Tells which products a query names: more than it does by a word of theirs. */
export function getProductsNamed(
  text: string,
  terms: readonly QueryTerm[],
): Set<Product> {
  const said = [
    text,
    ...terms
      .filter(({ typed }) => HAN.test(typed))
      .flatMap(({ options }) => options.map(({ phrase }) => phrase)),
  ].map((one) =>
    splitText(one)
      .map((part) => part.text)
      .join(' '),
  );
  return new Set(
    (Object.keys(NAMES) as Product[]).filter((product) =>
      said.some((one) => NAMES[product].test(one)),
    ),
  );
}

/**
 * Tells which products a query speaks of.
 *
 * @returns an empty set where it could be any
 */
export function getProductsMeant(terms: readonly QueryTerm[]): Set<Product> {
  return new Set(
    (Object.keys(WORDS) as Product[]).filter((product) =>
      terms.some((term) => isProductWord(term, product)),
    ),
  );
}
