import type { RowsQuery } from './queryRows';

/** Rows that a page is cut from, and how many rows all pages have. */
export interface Level<Row> {
  rows: Row[];
  rowCount: number;
}

/** A page of rows, in the shape of the Data Grid's `GridGetRowsResponse`. */
export interface RowsAnswer<Row> extends Level<Row> {
  /** The cursor is there when the query had one and more rows follow. */
  pageInfo: { hasNextPage: boolean; nextCursor?: string };
}

interface Identified {
  id: number | string;
}

function findCursor(rows: readonly Identified[], cursor: string): number {
  const index = rows.findIndex(({ id }) => String(id) === cursor);
  if (index === -1) {
    throw new Error(
      `pageRows: no row has the id "${cursor}". Start at pageInfo.nextCursor of the answer before, or at '' for the first page.`,
    );
  }
  return index;
}

/** Index of the first row of a page, and of the first one after it. */
function getRange(
  rows: readonly Identified[],
  { paginationModel, start, end }: RowsQuery,
): [start: number, end: number] {
  if (paginationModel?.pageSize === -1) {
    return [0, rows.length];
  }
  const { page = 0, pageSize = rows.length } = paginationModel ?? {};
  if (typeof start === 'string') {
    const first = start === '' ? 0 : findCursor(rows, start);
    return [first, first + pageSize];
  }
  return start !== undefined && end !== undefined
    ? [start, end + 1]
    : [page * pageSize, (page + 1) * pageSize];
}

/**
 * Takes a page out of rows. Children of a group come whole: with their keys the grid
 * sends the page of the top level.
 *
 * @throws an Error when the cursor is the id of no row
 */
export function pageRows<Row extends Identified>(
  { rows, rowCount }: Level<Row>,
  query: RowsQuery,
): RowsAnswer<Row> {
  if (query.groupKeys && query.groupKeys.length > 0) {
    return { rows, rowCount, pageInfo: { hasNextPage: false } };
  }
  const [start, end] = getRange(rows, query);
  const next = rows[end];
  // The grid's cache fails on a cursor that it didn't ask for, when pages differ in size.
  const hasCursor = next !== undefined && typeof query.start === 'string';
  return {
    rows: rows.slice(start, end),
    rowCount,
    pageInfo: {
      hasNextPage: next !== undefined,
      ...(hasCursor && { nextCursor: String(next.id) }),
    },
  };
}
