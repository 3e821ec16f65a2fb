import { aggregateRows } from './aggregateRows';
import { getValue } from './filterRows';
import { groupBy } from './groupBy';
import type { Level } from './pageRows';
import { findRows, sortRows, type RowsQuery } from './queryRows';

/** What a row has when it stands in a tree. */
export interface TreeNode {
  /** The last key of the row's path: what `getGroupKey` returns. */
  groupKey: string;
  /** Children of a tree's row, or rows of a group: what `getChildrenCount` returns. */
  childrenCount: number;
}

/** A row that stands for a group; it has the fields it is grouped by, too. */
export interface GroupRow extends TreeNode {
  id: string;
  /** Results by field: what `getAggregatedValue` looks up. */
  aggregates?: Record<string, unknown>;
  [field: string]: unknown;
}

const toPathKey = (path: readonly string[]) => JSON.stringify(path);

/**
 * The children of `groupKeys` in a tree, sorted. A row stays when it, or one below
 * it, passes the filters.
 *
 * @param getPath keys of a row from the top down, its own last
 */
export function getTreeLevel<Row extends object>(
  rows: readonly Row[],
  query: RowsQuery,
  getPath: (row: Row) => readonly string[],
  dateTimeFields?: readonly string[],
): Level<Row & TreeNode> {
  const kept = new Set<string>();
  for (const path of findRows(rows, query, dateTimeFields).map(getPath)) {
    path.forEach((_, index) => kept.add(toPathKey(path.slice(0, index + 1))));
  }
  const counts = new Map<string, number>();
  const nodes = sortRows(rows, query.sortModel)
    .map((row) => ({ row, path: getPath(row) }))
    .filter(({ path }) => kept.has(toPathKey(path)))
    .map(({ row, path }) => {
      const parent = toPathKey(path.slice(0, -1));
      counts.set(parent, (counts.get(parent) ?? 0) + 1);
      return { row, path, parent };
    });
  const wanted = toPathKey(query.groupKeys ?? []);
  return {
    rows: nodes
      .filter(({ parent }) => parent === wanted)
      .map(({ row, path }) => ({
        ...row,
        groupKey: path.at(-1) ?? '',
        childrenCount: counts.get(toPathKey(path)) ?? 0,
      })),
    rowCount: counts.get(toPathKey([])) ?? 0,
  };
}

const toKey = (row: object, field: string) => String(getValue(row, field) ?? '');

/** A group's value for sorting; the grid's grouping columns stand for the key. */
function getGroupCell(group: GroupRow, field: string): unknown {
  return field.startsWith('__row_group_by_columns_group')
    ? group.groupKey
    : (group.aggregates?.[field] ?? group[field]);
}

/**
 * The children of `groupKeys` when rows are grouped by `groupFields`: groups, sorted
 * by key unless the query says otherwise, and below the last field the rows.
 *
 * @param found the rows that pass the query's filters, sorted
 * @param summarize what the row of a group gets from its members, by default `aggregates`
 */
export function getGroupLevel<Row extends object>(
  found: readonly Row[],
  { groupFields = [], groupKeys = [], sortModel = [], aggregationModel }: RowsQuery,
  summarize: (members: Row[]) => object = (members) => ({
    aggregates: aggregateRows(members, aggregationModel),
  }),
): Level<Row | GroupRow> {
  const [topField] = groupFields;
  const rowCount = topField
    ? new Set(found.map((row) => toKey(row, topField))).size
    : found.length;
  const members = found.filter((row) =>
    groupKeys.every((key, index) => toKey(row, groupFields[index] ?? '') === key),
  );
  const field = groupFields[groupKeys.length];
  if (field === undefined) {
    return { rows: members, rowCount };
  }
  const groups = [...groupBy(members, (row) => toKey(row, field))].map(
    ([groupKey, group]): GroupRow => {
      const path = [...groupKeys, groupKey];
      const fields = path.map((_, index) => groupFields[index] ?? field);
      return {
        ...summarize(group),
        ...Object.fromEntries(
          fields.map((name) => [name, getValue(group[0], name)]),
        ),
        // Rows may have any id, so that of a group says what it is.
        id: `group: ${path.join(' / ')}`,
        groupKey,
        childrenCount: group.length,
      };
    },
  );
  const order = [...sortModel, { field, sort: 'asc' as const }];
  return { rows: sortRows(groups, order, getGroupCell), rowCount };
}
