import * as React from 'react';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createTrades } from '@site/sample-data/commodities';
import { createFakeServer } from '@site/sample-data/fakeServer';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Trade', type: 'number', width: 90 },
  { field: 'commodity', headerName: 'Commodity', width: 140 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 110 },
];

const server = createFakeServer(createTrades(64), { latency: 600 });

// #region preview
/** A data source for a server that has no page numbers, only "the rows after this one". */
function createCursorSource(onLoading: (loading: boolean) => void): GridDataSource {
  let query = '';
  let cursors = [''];

  return {
    getRows: async (params) => {
      const { paginationModel, sortModel, filterModel } = params;
      const { page = 0, pageSize = 100 } = paginationModel ?? {};
      const current = JSON.stringify({ pageSize, sortModel, filterModel });
      if (current !== query) {
        query = current;
        cursors = [''];
      }
      const start = cursors[page];
      if (start === undefined) {
        // After a new sorting or filter, the grid asks for the old page before the first.
        return { rows: [] };
      }
      onLoading(true);
      try {
        const answer = await server.getRows({ ...params, start });
        const { rows, pageInfo } = answer;
        if (pageInfo.nextCursor !== undefined && current === query) {
          cursors[page + 1] = pageInfo.nextCursor;
        }
        const isLast = !pageInfo.hasNextPage;
        return { rows, rowCount: isLast ? page * pageSize + rows.length : -1 };
      } finally {
        onLoading(false);
      }
    },
  };
}
// #endregion preview

export default function OneCursorAtATime() {
  const [loading, setLoading] = React.useState(false);
  const [dataSource] = React.useState(() => createCursorSource(setLoading));

  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        pagination
        slotProps={{ basePagination: { disabled: loading } }}
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 } } }}
        pageSizeOptions={[5, 20]}
        aria-label="Trades"
      />
    </div>
  );
}
