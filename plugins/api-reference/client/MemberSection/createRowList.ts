import { compareRows, matchesQuery, readRowFacts, type RowQuery } from './rows';

/** The rows of a table, live. */
export interface RowList {
  /**
   * Shows the rows that a query asks for, in its order.
   *
   * @returns how many that are
   */
  show: (query: RowQuery) => number;
}

/**
 * Reads a table's rows, once: what they say doesn't change, and the markup that the
 * script adds to them later is none of their text.
 */
export function createRowList(body: HTMLTableSectionElement): RowList {
  const entries = [...body.rows].map((row, index) => ({
    row,
    facts: readRowFacts(row, index),
  }));
  return {
    show(query) {
      const ordered = entries.toSorted((a, b) =>
        compareRows(a.facts, b.facts, query.order),
      );
      let shown = 0;
      for (const { row, facts } of ordered) {
        row.hidden = !matchesQuery(facts, query);
        shown += row.hidden ? 0 : 1;
      }
      // Moving rows costs a layout of the whole table: only where they do move.
      if (ordered.some(({ row }, index) => body.rows[index] !== row)) {
        body.append(...ordered.map(({ row }) => row));
      }
      return shown;
    },
  };
}
