import { useRef, useState, type RefObject } from 'react';
import { createRowList, type RowList, EVERYTHING, type RowQuery } from './rows';

export interface RowQueryState {
  query: RowQuery;
  /** How many rows are shown. */
  shown: number;
  change: (patch: Partial<RowQuery>) => void;
}

/**
 * What the reader asks of a table's rows. A change is carried out on the table itself,
 * whose rows React doesn't know.
 *
 * @param count how many rows there are
 */
export function useRowQuery(
  table: RefObject<HTMLTableElement | null>,
  count: number,
): RowQueryState {
  const [{ query, shown }, setState] = useState({ query: EVERYTHING, shown: count });
  const list = useRef<RowList>(undefined);
  return {
    query,
    shown,
    change(patch) {
      const next = { ...query, ...patch };
      const body = table.current?.tBodies[0];
      if (body !== undefined) {
        list.current ??= createRowList(body);
        setState({ query: next, shown: list.current.show(next) });
      }
    },
  };
}
