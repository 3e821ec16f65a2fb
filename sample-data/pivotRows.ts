import { aggregateRows } from './aggregateRows';
import { getValue } from './filterRows';
import { groupBy } from './groupBy';
import { getGroupLevel, type TreeNode } from './groupRows';
import { pageRows, type Level, type RowsAnswer } from './pageRows';
import { compareValues, type RowsQuery } from './queryRows';

/** Which fields become rows, columns and values: the Data Grid's `GridPivotModel`. */
export interface PivotModel {
  rows: readonly { field: string }[];
  columns: readonly { field: string; sort?: 'asc' | 'desc' }[];
  values: readonly { field: string; aggFunc: string }[];
}

/** A value that became a column group, and the groups below it. */
export interface PivotColumn {
  key: string;
  /** The text of the header. */
  group: string;
  children?: PivotColumn[];
}

/** A group of rows, with the result of each pivot column under the column's field. */
export interface PivotRow extends TreeNode {
  id: string;
  [field: string]: unknown;
}

/** A page of the groups of one level, the columns, and the results of all rows. */
export interface PivotAnswer extends RowsAnswer<PivotRow> {
  pivotColumns: PivotColumn[];
  aggregateRow: Record<string, unknown>;
}

const toKey = (row: object, field: string) => String(getValue(row, field) ?? '');

/**
 * The values of the model's columns that occur in rows, as a tree. They are in the
 * order of the values, not of the rows.
 */
function getPivotColumns(
  rows: readonly object[],
  [column, ...inner]: PivotModel['columns'],
): PivotColumn[] {
  if (!column) {
    return [];
  }
  const { field, sort } = column;
  const groups = [...groupBy(rows, (row) => toKey(row, field))].sort(
    ([, [a]], [, [b]]) =>
      compareValues(a && getValue(a, field), b && getValue(b, field)),
  );
  return (sort === 'desc' ? groups.reverse() : groups).map(([key, members]) => ({
    key,
    group: key,
    ...(inner.length > 0 && { children: getPivotColumns(members, inner) }),
  }));
}

/** Results of rows by the field of their pivot column, such as "Metals/buy/quantity". */
function getPivotValues(
  rows: readonly object[],
  [column, ...inner]: PivotModel['columns'],
  values: PivotModel['values'],
  path: readonly string[] = [],
): Record<string, unknown> {
  if (column) {
    const groups = groupBy(rows, (row) => toKey(row, column.field));
    const results = [...groups].map(([key, members]) =>
      getPivotValues(members, inner, values, [...path, key]),
    );
    return Object.assign({}, ...results) as Record<string, unknown>;
  }
  return Object.fromEntries(
    values.map(({ field, aggFunc }) => [
      [...path, field].join('/'),
      aggregateRows(rows, { [field]: aggFunc })[field],
    ]),
  );
}

/**
 * Pivots rows, and takes the level of `groupKeys` out of the result. A pivot column has
 * the field of its value after the keys of its groups, joined by "/".
 *
 * @param found the rows that pass the query's filters
 */
export function pivotRows(
  found: readonly object[],
  { rows, columns, values }: PivotModel,
  query: RowsQuery,
): PivotAnswer {
  const groupFields = rows.map(({ field }) => field);
  const level =
    rows.length > 0
      ? getGroupLevel(found, { ...query, groupFields }, (members) =>
          getPivotValues(members, columns, values),
        )
      : { rows: [], rowCount: 0 };
  return {
    ...pageRows(level as Level<PivotRow>, query),
    pivotColumns: getPivotColumns(found, columns),
    aggregateRow: getPivotValues(found, columns, values),
  };
}
