import type { GridDataSource, GridGetRowsParams } from '@mui/x-data-grid';
import type { GridDataSource as GridDataSourcePro } from '@mui/x-data-grid-pro';
import type {
  GridDataSource as GridDataSourcePremium,
  GridFilterModel,
} from '@mui/x-data-grid-premium';
import type { RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { employees, type Employee } from '../employees';
import { createFakeServer } from '../fakeServer';
import { fileTree, toFileRows, type FileRow } from '../fileTree';
import { getGroupLevel } from '../groupRows';
import { orders } from '../orders';
import type { RowsQuery } from '../queryRows';

const ROWS = Array.from({ length: 25 }, (_, index) => ({
  id: index + 1,
  ward: index % 2 === 0 ? 'North' : 'South',
  trees: index === 3 ? null : index % 5,
}));

const createServer = () => createFakeServer(ROWS, { latency: 0 });

/** Ids of the rows that a query gets. */
async function getIds(query: RowsQuery): Promise<number[]> {
  const { rows } = await createServer().getRows(query);
  return rows.map(({ id }) => id);
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('pages', () => {
  const page = (number: number, pageSize = 10) => ({
    paginationModel: { page: number, pageSize },
  });

  it.each<[string, RowsQuery, number[], boolean]>([
    ['no page', {}, range(1, 25), false],
    ['the first page', page(0), range(1, 10), true],
    ['the second page', page(1), range(11, 20), true],
    ['the last page, which is short', page(2), range(21, 25), false],
    ['a page that is full and last', page(4, 5), range(21, 25), false],
    ['a page behind the last', page(3), [], false],
    ['all rows', { ...page(0, -1), start: 0, end: -2 }, range(1, 25), false],
    ['a range', { start: 4, end: 6 }, [5, 6, 7], true],
    [
      'a range instead of the page',
      { ...page(0), start: 20, end: 24 },
      range(21, 25),
      false,
    ],
    ['a first cursor', { ...page(0), start: '', end: 9 }, range(1, 10), true],
    ['a cursor', { ...page(1), start: '22', end: 9 }, range(22, 25), false],
  ])('has %s', async (_, query, ids, hasNextPage) => {
    const answer = await createServer().getRows(query);
    expect(answer.rows.map(({ id }) => id)).toEqual(ids);
    expect(answer.rowCount).toBe(25);
    expect(answer.pageInfo.hasNextPage).toBe(hasNextPage);
  });

  it('gives a cursor to queries that have one, and to no others', async () => {
    const { getRows } = createServer();
    const { pageInfo } = await getRows({ ...page(0), start: '' });
    expect(pageInfo.nextCursor).toBe('11');
    expect((await getRows(page(0))).pageInfo).toEqual({ hasNextPage: true });
    await expect(
      getRows({ start: '99' }),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `"pageRows: no row has the id "99". Start at pageInfo.nextCursor of the answer before, or at '' for the first page."`,
    );
  });

  it('counts the rows that pass the filter', async () => {
    const { rows, rowCount } = await createServer().getRows({
      ...page(1),
      filterModel: { items: [{ field: 'ward', operator: 'is', value: 'North' }] },
    });
    expect(rows.map(({ id }) => id)).toEqual([21, 23, 25]);
    expect(rowCount).toBe(13);
  });
});

describe('sorting', () => {
  const first = { start: 0, end: 3 };

  it.each<[string, RowsQuery['sortModel'], number[]]>([
    ['no column', [], [1, 2, 3, 4]],
    ['a column without direction', [{ field: 'trees', sort: null }], [1, 2, 3, 4]],
    [
      'numbers, the missing first, equal ones as they were',
      [{ field: 'trees', sort: 'asc' }],
      [4, 1, 6, 11],
    ],
    [
      'numbers downwards, equal ones as they were',
      [{ field: 'trees', sort: 'desc' }],
      [5, 10, 15, 20],
    ],
    ['texts', [{ field: 'ward', sort: 'desc' }], [2, 4, 6, 8]],
    [
      'two columns',
      [
        { field: 'ward', sort: 'asc' },
        { field: 'id', sort: 'desc' },
      ],
      [25, 23, 21, 19],
    ],
  ])('orders by %s', async (_, sortModel, ids) => {
    expect(await getIds({ ...first, sortModel })).toEqual(ids);
  });

  it('orders dates and texts with accents', async () => {
    const server = createFakeServer(orders, { latency: 0 });
    const { rows } = await server.getRows({
      sortModel: [{ field: 'placedAt', sort: 'asc' }],
    });
    const times = rows.map(({ placedAt }) => placedAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const names = [{ id: 'Zofia' }, { id: 'Élodie' }, { id: 'Eero' }];
    const answer = await createFakeServer(names, { latency: 0 }).getRows({
      sortModel: [{ field: 'id', sort: 'asc' }],
    });
    expect(answer.rows.map(({ id }) => id)).toEqual(['Eero', 'Élodie', 'Zofia']);
  });
});

describe('a tree', () => {
  const createTree = () =>
    createFakeServer(employees, { latency: 0, getPath: ({ path }) => path });
  const [director] = employees;
  const groupKeys = director?.path ?? [];
  const heads = employees.filter(({ managerId }) => managerId === director?.id);

  it('has its top level, then the children of a path, whatever the page', async () => {
    const { getTreeRows } = createTree();
    const top = await getTreeRows({ start: 0, end: 9, groupKeys: [] });
    expect(top.rows).toMatchObject([
      { id: 1, groupKey: director?.name, childrenCount: heads.length },
    ]);
    const children = await getTreeRows({ start: 10, end: 19, groupKeys });
    expect(children.rows.map(({ id }) => id)).toEqual(heads.map(({ id }) => id));
    expect(children.rowCount).toBe(1);
  });

  it('keeps the rows that pass the filter, and those above them', async () => {
    const item = { field: 'title', operator: 'equals', value: 'Fare Analyst' };
    const getLevel = async (path: readonly string[]) => {
      const { rows } = await createTree().getTreeRows({
        filterModel: { items: [item] },
        groupKeys: path,
      });
      return rows;
    };
    const [head, ...otherHeads] = await getLevel(groupKeys);
    expect(head?.department).toBe('Finance');
    expect(otherHeads).toEqual([]);
    const leads = await getLevel(head?.path ?? []);
    const analysts = await Promise.all(leads.map(({ path }) => getLevel(path)));
    expect(analysts.flat().map(({ id }) => id)).toEqual(
      employees.filter(({ title }) => title === item.value).map(({ id }) => id),
    );
    expect(leads.map(({ childrenCount }) => childrenCount)).toEqual(
      analysts.map(({ length }) => length),
    );
  });

  it('sorts within a level', async () => {
    const { rows } = await createTree().getTreeRows({
      groupKeys,
      sortModel: [{ field: 'department', sort: 'desc' }],
    });
    const departments = rows.map(({ department }) => department);
    expect(departments).toEqual([...departments].sort().reverse());
    expect(departments).toHaveLength(5);
  });

  it('gives the children of a row by its id', async () => {
    const { getChildren } = createTree();
    expect((await getChildren()).map(({ id }) => id)).toEqual([1]);
    expect((await getChildren(1)).map(({ id }) => id)).toEqual(
      heads.map(({ id }) => id),
    );
    await expect(getChildren(999)).rejects.toThrowErrorMatchingInlineSnapshot(
      `"createFakeServer: no row has the id 999. The first one has 1."`,
    );
  });

  it('asks for a path', async () => {
    const { getTreeRows } = createFakeServer(employees, { latency: 0 });
    await expect(getTreeRows({})).rejects.toThrowErrorMatchingInlineSnapshot(
      `"createFakeServer: a tree needs the option getPath, such as { getPath: (row) => row.path }."`,
    );
  });
});

describe('groups', () => {
  const query = {
    groupFields: ['ward', 'trees'],
    aggregationModel: { trees: 'sum', id: 'max' },
  };

  it('stand for the rows of a key, in its order', async () => {
    const answer = await createServer().getGroupedRows({ ...query, groupKeys: [] });
    expect(answer.rows).toEqual([
      {
        id: 'group: North',
        ward: 'North',
        groupKey: 'North',
        childrenCount: 13,
        aggregates: { trees: 26, id: 25 },
      },
      {
        id: 'group: South',
        ward: 'South',
        groupKey: 'South',
        childrenCount: 12,
        aggregates: { trees: 21, id: 24 },
      },
    ]);
    expect(answer.rowCount).toBe(2);
    expect(answer.aggregateRow.aggregates).toEqual({ trees: 47, id: 25 });
  });

  it('have groups and, last, rows below them', async () => {
    const { getGroupedRows } = createServer();
    const groups = await getGroupedRows({ ...query, groupKeys: ['South'] });
    expect(groups.rows.map(({ id }) => id)).toEqual([
      'group: South / ',
      'group: South / 0',
      'group: South / 1',
      'group: South / 2',
      'group: South / 3',
      'group: South / 4',
    ]);
    const leaves = await getGroupedRows({ ...query, groupKeys: ['South', '3'] });
    expect(leaves.rows.map(({ id }) => id)).toEqual([14, 24]);
    expect(leaves.rowCount).toBe(2);
  });

  it.each([
    ['a result', 'trees', ['South', 'North']],
    ['the grouping column', '__row_group_by_columns_group__', ['North', 'South']],
  ])('are sorted by %s', (_, field, keys) => {
    const getIds = (sort: 'asc' | 'desc') =>
      getGroupLevel(ROWS, { ...query, sortModel: [{ field, sort }] }).rows.map(
        ({ id }) => id,
      );
    const ids = keys.map((key) => `group: ${key}`);
    expect(getIds('asc')).toEqual(ids);
    expect(getIds('desc')).toEqual([...ids].reverse());
  });

  it('are left out without fields', async () => {
    const { rows, aggregateRow } = await createServer().getGroupedRows({
      groupFields: [],
      start: 0,
      end: 1,
      aggregationModel: { trees: 'avg' },
    });
    expect(rows).toEqual(ROWS.slice(0, 2));
    expect(aggregateRow.aggregates.trees).toBeCloseTo(47 / 24);
  });

  it.each([
    ['sum', 47],
    ['min', 0],
    ['max', 4],
    ['size', 24],
  ])('know %s', async (name, expected) => {
    const { aggregateRow } = await createServer().getGroupedRows({
      aggregationModel: { trees: name },
    });
    expect(aggregateRow.aggregates).toEqual({ trees: expected });
  });

  it('say which functions there are', async () => {
    await expect(
      createServer().getGroupedRows({ aggregationModel: { trees: 'median' } }),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `"aggregateRows: there is no function "median" for "trees". Use one of sum, avg, min, max, size."`,
    );
  });
});

describe('pivots', () => {
  const pivotModel = {
    rows: [{ field: 'ward' }, { field: 'trees' }],
    columns: [{ field: 'trees', sort: 'desc' as const }],
    values: [{ field: 'id', aggFunc: 'size' }],
  };

  it('have a row per group, a column per value, and totals', async () => {
    const answer = await createServer().getPivotedRows({ pivotModel });
    expect(answer.rows[1]).toEqual({
      id: 'group: South',
      ward: 'South',
      groupKey: 'South',
      childrenCount: 12,
      '/id': 1,
      '0/id': 2,
      '1/id': 3,
      '2/id': 2,
      '3/id': 2,
      '4/id': 2,
    });
    expect(answer.pivotColumns.map(({ key }) => key)).toEqual([
      '4',
      '3',
      '2',
      '1',
      '0',
      '',
    ]);
    expect(answer.aggregateRow).toMatchObject({ '/id': 1, '0/id': 5, '4/id': 5 });
    expect(answer.rowCount).toBe(2);
  });

  it('nest columns, and leave out what has no rows', async () => {
    const { pivotColumns } = await createServer().getPivotedRows({
      pivotModel: {
        ...pivotModel,
        columns: [{ field: 'trees' }, { field: 'ward' }],
      },
    });
    expect(pivotColumns[0]).toEqual({
      key: '',
      group: '',
      children: [{ key: 'South', group: 'South' }],
    });
  });

  it.each([
    [
      'the filter',
      { filterModel: { items: [], quickFilterValues: ['North'] } },
      ['North'],
    ],
    [
      'a pivot column',
      { sortModel: [{ field: '1/id', sort: 'desc' as const }] },
      ['South', 'North'],
    ],
    ['the page', { paginationModel: { page: 1, pageSize: 1 } }, ['South']],
  ])('follow %s', async (_, query, keys) => {
    const { rows } = await createServer().getPivotedRows({ ...query, pivotModel });
    expect(rows.map(({ groupKey }) => groupKey)).toEqual(keys);
  });

  it('have no rows without row fields, and plain fields without columns', async () => {
    const server = createServer();
    const empty = await server.getPivotedRows({
      pivotModel: { ...pivotModel, rows: [] },
    });
    expect(empty.rows).toEqual([]);
    const plain = await server.getPivotedRows({
      pivotModel: { ...pivotModel, columns: [] },
      groupKeys: ['South'],
    });
    expect(plain.pivotColumns).toEqual([]);
    expect(plain.rows.map(({ id }) => id)).toContain('group: South / 4');
    expect(plain.aggregateRow).toEqual({ id: 25 });
  });

  it('accept what the Data Grid Premium sends', () => {
    const { getPivotedRows } = createServer();
    const getRows: GridDataSourcePremium['getRows'] = ({
      pivotModel: model,
      ...query
    }) =>
      model
        ? getPivotedRows({ ...query, pivotModel: model })
        : createServer().getRows(query);
    expect(getRows).toBeDefined();
  });
});

describe('updates', () => {
  it('are kept, and leave the rows that came in alone', async () => {
    const server = createServer();
    const updated = await server.updateRow({ rowId: 2, updatedRow: { trees: 9 } });
    expect(updated).toEqual({ id: 2, ward: 'South', trees: 9 });
    expect((await server.getRows({ start: 1, end: 1 })).rows).toEqual([updated]);
    expect(ROWS[1]?.trees).toBe(1);
  });

  it('name the row that is missing', async () => {
    await expect(
      createServer().updateRow({ rowId: '2', updatedRow: {} }),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `"createFakeServer: no row has the id "2". The first one has 1."`,
    );
  });
});

describe('requests', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    [undefined, 500],
    [50, 50],
  ])('with a latency of %s take %d ms', async (latency, time) => {
    const settled = jest.fn();
    void createFakeServer(ROWS, { latency }).getRows({}).then(settled);
    await jest.advanceTimersByTimeAsync(time - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('end when they are aborted, with the reason', async () => {
    const controller = new AbortController();
    const request = createFakeServer(ROWS).getRows(
      {},
      { signal: controller.signal },
    );
    const rejected = expect(request).rejects.toThrow('left the page');
    controller.abort(new Error('left the page'));
    await rejected;
    expect(jest.getTimerCount()).toBe(0);
  });

  it('never start when they are aborted before', async () => {
    const request = createFakeServer(ROWS).getChildren(1, {
      signal: AbortSignal.abort(),
    });
    await expect(request).rejects.toMatchObject({ name: 'AbortError' });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('let go of the signal when they are answered', async () => {
    const { signal } = new AbortController();
    const removed = jest.spyOn(signal, 'removeEventListener');
    const request = createFakeServer(ROWS).getRows({}, { signal });
    await jest.advanceTimersByTimeAsync(500);
    await request;
    expect(removed).toHaveBeenCalledTimes(1);
  });

  /** Which of the next four requests succeed. */
  async function getResults(server: ReturnType<typeof createServer>) {
    const requests = Promise.allSettled(range(1, 4).map(() => server.getRows({})));
    await jest.advanceTimersByTimeAsync(500);
    return (await requests).map(({ status }) => status === 'fulfilled');
  }

  it.each([
    ['never', undefined, 0, [true, true, true, true]],
    ['every second time', 2, 0, [true, false, true, false]],
    ['once on demand', undefined, 1, [false, true, true, true]],
    ['twice on demand', undefined, 2, [false, false, true, true]],
    ['on demand and every third time', 3, 1, [false, true, false, true]],
  ])('fail %s', async (_, failEvery, failures, results) => {
    const server = createFakeServer(ROWS, { failEvery });
    server.failNext(failures);
    expect(await getResults(server)).toEqual(results);
  });

  it('fail with their number, and change nothing', async () => {
    const server = createFakeServer(ROWS, { latency: 0 });
    server.failNext();
    const update = server.updateRow({ rowId: 1, updatedRow: { trees: 7 } });
    const failed = expect(update).rejects.toThrowErrorMatchingInlineSnapshot(
      `"The server failed on request 1. Please try again."`,
    );
    await jest.runAllTimersAsync();
    await failed;
    const request = server.getRows({ start: 0, end: 0 });
    await jest.runAllTimersAsync();
    expect((await request).rows).toEqual([ROWS[0]]);
  });
});

describe('types', () => {
  it('fit the data sources of all plans without a cast', async () => {
    const server = createFakeServer<Employee>(employees, {
      latency: 0,
      getPath: ({ path }) => path,
    });
    const community: GridDataSource = {
      getRows: server.getRows,
      updateRow: server.updateRow,
    };
    const pro: GridDataSourcePro = {
      getRows: (params) => server.getTreeRows(params),
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childrenCount,
    };
    const premium: GridDataSourcePremium = {
      getRows: server.getGroupedRows,
      getAggregatedValue: (row, field) => row.aggregates[field],
    };
    const params: GridGetRowsParams = {
      sortModel: [{ field: 'name', sort: 'desc' }],
      filterModel: { items: [], quickFilterValues: ['Finance'] } as GridFilterModel,
      paginationModel: { page: 0, pageSize: 5 },
      start: 0,
      end: 4,
    };
    expect((await community.getRows(params)).rows).toHaveLength(5);
    expect((await pro.getRows(params)).rows).toHaveLength(1);
    expect(
      (await premium.getRows({ ...params, groupFields: ['title'] })).rowCount,
    ).toBe(4);
  });

  it('fit the Rich Tree View', async () => {
    const server = createFakeServer(toFileRows(fileTree), {
      latency: 0,
      getPath: ({ path }) => path,
    });
    const dataSource: RichTreeViewProProps<FileRow, false>['dataSource'] = {
      getTreeItems: server.getChildren,
      getChildrenCount: ({ childrenCount }) => childrenCount,
    };
    const [folder] = await dataSource.getTreeItems();
    const children = await dataSource.getTreeItems(folder?.id);
    expect(children).toHaveLength(folder ? dataSource.getChildrenCount(folder) : -1);
    expect(children.map(({ parentId }) => parentId)).toContain('recordings');
  });
});
