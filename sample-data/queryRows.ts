import { filterRows, getValue, type FilterModel } from './filterRows';

/** One column of the Data Grid's `GridSortModel`. */
export interface SortItem {
  field: string;
  sort?: 'asc' | 'desc' | null;
}

/** What a grid asks a server for: `GridGetRowsParams` of any plan fits, and so do its parts. */
export interface RowsQuery {
  sortModel?: readonly SortItem[];
  filterModel?: FilterModel;
  /** Zero-based page; a `pageSize` of -1 is all rows. */
  paginationModel?: { page: number; pageSize: number };
  /**
   * Index of the first row, which wins over the page. Or a cursor: the id of the first
   * row, empty for the first page.
   */
  start?: number | string;
  /** Index of the last row, which is included. */
  end?: number;
  /** Keys from the top down to the group whose children are wanted. */
  groupKeys?: readonly string[];
  /** Fields that rows are grouped by, the outermost first. */
  groupFields?: readonly string[];
  /** Per field, the name of the function that sums its values up. */
  aggregationModel?: Record<string, string>;
}

const collator = new Intl.Collator('en');

/** Orders two values as the grid does: empty ones first, texts by the alphabet. */
export function compareValues(a: unknown, b: unknown): number {
  if (a == null || b == null) {
    return Number(a != null) - Number(b != null);
  }
  return typeof a === 'string'
    ? collator.compare(a, String(b))
    : Number(a) - Number(b);
}

/**
 * A sorted copy of rows; rows that are equal keep their order.
 *
 * @param getCell looks a value up; by default it is the row's property
 */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  model: readonly SortItem[] = [],
  getCell: (row: Row, field: string) => unknown = getValue,
): Row[] {
  return [...rows].sort((a, b) => {
    for (const { field, sort } of model) {
      const order = compareValues(getCell(a, field), getCell(b, field));
      if (sort && order !== 0) {
        return sort === 'desc' ? -order : order;
      }
    }
    return 0;
  });
}

/** Rows that pass the query's filters, sorted. */
export function findRows<Row extends object>(
  rows: readonly Row[],
  { filterModel, sortModel }: RowsQuery,
  dateTimeFields?: readonly string[],
): Row[] {
  const found = filterModel ? filterRows(rows, filterModel, dateTimeFields) : rows;
  return sortRows(found, sortModel);
}
