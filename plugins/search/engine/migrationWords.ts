import type { QueryTerm } from './parseQuery';
import { tokenize } from './tokenize';

/** Words that only readers use who come from an older version. */
const WORDS = new Set(
  tokenize(
    'migration migrate upgrade breaking codemod version v4 v5 v6 v7 v8 v9 removed renamed',
  ),
);

/** Whether a query asks how to come from one version to another. */
export function asksForMigration(terms: readonly QueryTerm[]): boolean {
  return terms.some(({ options }) =>
    options.some(({ tokens }) => tokens.some((token) => WORDS.has(token))),
  );
}
