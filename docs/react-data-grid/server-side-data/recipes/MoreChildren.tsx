import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { wait } from '@site/sample-data/wait';

interface Entry {
  id: string;
  shelfId: string;
  name: string;
  /** 0 for a book, -1 for the row that loads more. */
  books: number;
}

const SHELVES: Entry[] = [
  { id: 'maps', shelfId: 'maps', name: 'Maps', books: 47 },
  { id: 'novels', shelfId: 'novels', name: 'Novels', books: 230 },
  { id: 'poems', shelfId: 'poems', name: 'Poems', books: 9 },
];
const STEP = 10;

/** One more page of a shelf's books. */
async function fetchBooks(shelf: Entry, limit: number): Promise<Entry[]> {
  await wait(300);
  const length = Math.min(limit, shelf.books);
  return Array.from({ length }, (_, index) => ({
    id: `${shelf.id}/${index + 1}`,
    shelfId: shelf.id,
    name: `${shelf.name}, volume ${index + 1}`,
    books: 0,
  }));
}

// #region preview
function createShelfSource() {
  const limits = new Map<string, number>();

  const dataSource: GridDataSource = {
    getRows: async ({ groupKeys = [] }) => {
      const shelf = SHELVES.find(({ id }) => id === groupKeys[0]);
      if (!shelf) {
        return { rows: SHELVES, rowCount: SHELVES.length };
      }
      const limit = limits.get(shelf.id) ?? STEP;
      const rows = await fetchBooks(shelf, limit);
      // Another id each time: a row that stays would keep its place.
      const more = {
        id: `${shelf.id}/after ${limit}`,
        shelfId: shelf.id,
        name: '',
        books: -1,
      };
      return { rows: rows.length < shelf.books ? [...rows, more] : rows };
    },
    getGroupKey: (row) => (row.books === -1 ? '' : row.id),
    getChildrenCount: (row) => Math.max(row.books, 0),
  };

  const raiseLimit = (shelfId: string) =>
    limits.set(shelfId, (limits.get(shelfId) ?? STEP) + STEP);

  return { dataSource, raiseLimit };
}
// #endregion preview

export default function MoreChildren() {
  const apiRef = useGridApiRef();
  const [{ dataSource, raiseLimit }] = React.useState(createShelfSource);

  // #region preview-2
  const showMore = (shelfId: string) => {
    raiseLimit(shelfId);
    apiRef.current?.dataSource.cache.clear();
    void apiRef.current?.dataSource.fetchRows(shelfId);
  };
  // #endregion preview-2

  const columns: GridColDef<Entry>[] = [
    {
      field: 'name',
      headerName: 'Name',
      flex: 1,
      minWidth: 150,
      renderCell: ({ row, value, tabIndex }) =>
        row.books === -1 ? (
          <Button
            size="small"
            tabIndex={tabIndex}
            onClick={() => showMore(row.shelfId)}
          >
            Show {STEP} more
          </Button>
        ) : (
          value
        ),
    },
  ];

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        treeData
        groupingColDef={{ headerName: 'Shelf', width: 150 }}
        disableRowSelectionOnClick
        aria-label="Books by shelf"
        hideFooter
      />
    </div>
  );
}
