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
function createCursorSource(): GridDataSource {
  let query = '';
  let cursors = [Promise.resolve<string | undefined>('')];

  return {
    getRows: async (params) => {
      const { paginationModel, sortModel, filterModel } = params;
      const { page = 0, pageSize = 100 } = paginationModel ?? {};
      const current = JSON.stringify({ pageSize, sortModel, filterModel });
      if (current !== query) {
        query = current;
        cursors = [Promise.resolve('')];
      }
      const request = Promise.resolve(cursors[page]).then((start) =>
        start === undefined ? undefined : server.getRows({ ...params, start }),
      );
      // The next page waits for this one. If this one fails, so does the next.
      cursors[page + 1] = request.then((answer) => answer?.pageInfo.nextCursor);
      cursors[page + 1]?.catch(() => {});
      const answer = await request;
      return answer
        ? { rows: answer.rows, rowCount: answer.rowCount }
        : { rows: [] };
    },
  };
}
// #endregion preview

export default function CursorsAhead() {
  const [dataSource] = React.useState(createCursorSource);
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
        paginationModel={paginationModel}
        onPaginationModelChange={handlePaginationModelChange}
        pageSizeOptions={[5, 20]}
        aria-label="Trades"
      />
    </div>
  );
}
