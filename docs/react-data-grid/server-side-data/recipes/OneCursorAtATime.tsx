import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { createTrades } from '@site/sample-data/commodities';
import { createFakeServer } from '@site/sample-data/fakeServer';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Trade', type: 'number', width: 80 },
  { field: 'commodity', headerName: 'Commodity', width: 130 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 110 },
];

const server = createFakeServer(createTrades(64), { latency: 600 });

// #region preview
/** A data source for a server that has no page numbers, only "the rows after this one". */
function createCursorSource(onLoading: (loading: boolean) => void): GridDataSource {
  let query = '';
  let cursors = [''];
  let total = -1;
  let pending = 0;

  return {
    getRows: async (params) => {
      const { paginationModel, sortModel, filterModel } = params;
      const { page = 0, pageSize = 100 } = paginationModel ?? {};
      const current = JSON.stringify({ pageSize, sortModel, filterModel });
      if (current !== query) {
        query = current;
        cursors = [''];
        total = -1;
      }
      const start = cursors[page];
      if (start === undefined) {
        // After a new sorting or filter, the grid asks for the old page before the first.
        return { rows: [] };
      }
      pending += 1;
      onLoading(true);
      try {
        const { rows, pageInfo } = await server.getRows({ ...params, start });
        if (current !== query) {
          return { rows };
        }
        if (pageInfo.nextCursor === undefined) {
          total = page * pageSize + rows.length;
        } else {
          cursors[page + 1] = pageInfo.nextCursor;
        }
        return { rows, rowCount: total };
      } finally {
        pending -= 1;
        onLoading(pending > 0);
      }
    },
  };
}
// #endregion preview

export default function OneCursorAtATime() {
  const [loading, setLoading] = React.useState(false);
  const [dataSource] = React.useState(() => createCursorSource(setLoading));
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 5,
  });

  // Cursors belong to one page size, so another one starts at the first page.
  const handlePaginationModelChange = (model: GridPaginationModel) =>
    setPaginationModel(
      model.pageSize === paginationModel.pageSize ? model : { ...model, page: 0 },
    );

  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        pagination
        slotProps={{ basePagination: { disabled: loading } }}
        paginationModel={paginationModel}
        onPaginationModelChange={handlePaginationModelChange}
        pageSizeOptions={[5, 20]}
        aria-label="Trades"
      />
    </div>
  );
}
