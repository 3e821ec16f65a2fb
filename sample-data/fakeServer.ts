import { aggregateRows } from './aggregateRows';
import {
  getGroupLevel,
  getTreeLevel,
  type GroupRow,
  type TreeNode,
} from './groupRows';
import { pageRows, type RowsAnswer } from './pageRows';
import { pivotRows, type PivotAnswer, type PivotModel } from './pivotRows';
import { findRows, type RowsQuery } from './queryRows';
import { wait } from './wait';

type RowId = number | string;

/** How a server behaves. */
export interface ServerOptions<Row> {
  /** How long an answer takes, in milliseconds. @default 500 */
  latency?: number;
  /** Every nth request fails: 3 fails the third, the sixth and so on. @default none */
  failEvery?: number;
  /** Fields whose dates are filtered to the minute, as `dateTime` columns. @default [] */
  dateTimeFields?: readonly string[];
  /** Keys of a row from the top of its tree down, its own last. Only trees need it. */
  getPath?: (row: Row) => readonly string[];
}

/** What a request carries besides its query. */
export interface RequestOptions {
  /** Ends the request: its promise is then rejected with the signal's reason. */
  signal?: AbortSignal;
}

/** Rows or groups, and the results of all rows that pass the filters. */
export interface GroupsAnswer<Row> extends RowsAnswer<Row | GroupRow> {
  aggregateRow: { aggregates: Record<string, unknown> };
}

/** A request for pivoted rows. */
export interface PivotQuery extends RowsQuery {
  pivotModel: PivotModel;
}

/** A change of a row, in the shape of the Data Grid's `GridUpdateRowParams`. */
export interface RowUpdate<Row> {
  rowId: RowId;
  updatedRow: Partial<Row>;
}

/**
 * Creates a server that has rows in memory and takes its time to answer. Updates stay
 * in the server: the rows that came in are left as they are.
 * Its methods are async: each resolves after the latency, or is rejected with an Error.
 */
export function createFakeServer<Row extends { id: RowId }>(
  rows: readonly Row[],
  { latency = 500, failEvery, dateTimeFields, getPath }: ServerOptions<Row> = {},
) {
  let stored = rows;
  let requests = 0;
  let failures = 0;

  /** Counts the request, waits, and then fails or does the work. */
  async function answer<T>(
    signal: AbortSignal | undefined,
    work: () => T,
  ): Promise<T> {
    requests += 1;
    const number = requests;
    const isDue = failEvery !== undefined && number % failEvery === 0;
    const fails = isDue || failures > 0;
    failures = Math.max(0, failures - 1);
    await wait(latency, signal);
    if (fails) {
      throw new Error(`The server failed on request ${number}. Please try again.`);
    }
    return work();
  }

  function getTreePath(row: Row): readonly string[] {
    if (!getPath) {
      throw new Error(
        'createFakeServer: a tree needs the option getPath, such as { getPath: (row) => row.path }.',
      );
    }
    return getPath(row);
  }

  function getRow(rowId: RowId): Row {
    const row = stored.find(({ id }) => id === rowId);
    if (!row) {
      throw new Error(
        `createFakeServer: no row has the id ${JSON.stringify(rowId)}. The first one has ${JSON.stringify(stored[0]?.id)}.`,
      );
    }
    return row;
  }

  return {
    /** A page of the rows that pass the filters, sorted. */
    getRows: (
      query: RowsQuery,
      { signal }: RequestOptions = {},
    ): Promise<RowsAnswer<Row>> =>
      answer(signal, () => {
        const found = findRows(stored, query, dateTimeFields);
        return pageRows({ rows: found, rowCount: found.length }, query);
      }),

    /** In a tree, a page of its top level, or the children of `groupKeys`. */
    getTreeRows: (
      query: RowsQuery,
      { signal }: RequestOptions = {},
    ): Promise<RowsAnswer<Row & TreeNode>> =>
      answer(signal, () =>
        pageRows(getTreeLevel(stored, query, getTreePath, dateTimeFields), query),
      ),

    /** Grouped by `groupFields`, a page of the top level, or the children of `groupKeys`. */
    getGroupedRows: (
      query: RowsQuery,
      { signal }: RequestOptions = {},
    ): Promise<GroupsAnswer<Row>> =>
      answer(signal, () => {
        const found = findRows(stored, query, dateTimeFields);
        return {
          ...pageRows(getGroupLevel(found, query), query),
          aggregateRow: { aggregates: aggregateRows(found, query.aggregationModel) },
        };
      }),

    /** Pivoted by `pivotModel`, a page of the top level, or the children of `groupKeys`. */
    getPivotedRows: (
      { pivotModel, ...query }: PivotQuery,
      { signal }: RequestOptions = {},
    ): Promise<PivotAnswer> =>
      answer(signal, () =>
        pivotRows(
          findRows(stored, { filterModel: query.filterModel }, dateTimeFields),
          pivotModel,
          query,
        ),
      ),

    /** In a tree, the children of a row, or the top level. For the Rich Tree View. */
    getChildren: (
      parentId?: RowId,
      { signal }: RequestOptions = {},
    ): Promise<(Row & TreeNode)[]> =>
      answer(signal, () => {
        const groupKeys =
          parentId === undefined ? [] : getTreePath(getRow(parentId));
        return getTreeLevel(stored, { groupKeys }, getTreePath).rows;
      }),

    /** Keeps a change, and returns the row as it now is. */
    updateRow: (
      { rowId, updatedRow }: RowUpdate<Row>,
      { signal }: RequestOptions = {},
    ): Promise<Row> =>
      answer(signal, () => {
        const row = getRow(rowId);
        const updated = { ...row, ...updatedRow };
        stored = stored.map((other) => (other === row ? updated : other));
        return updated;
      }),

    /** Makes the next requests fail, by default one. */
    failNext: (count = 1): void => {
      failures = count;
    },
  };
}
