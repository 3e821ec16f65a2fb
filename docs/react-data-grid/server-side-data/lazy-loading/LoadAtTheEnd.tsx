import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createTrades } from '@site/sample-data/commodities';
import { createFakeServer } from '@site/sample-data/fakeServer';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Trade', type: 'number', width: 90 },
  { field: 'commodity', headerName: 'Commodity', width: 140 },
  { field: 'trader', headerName: 'Trader', width: 170 },
];

const server = createFakeServer(createTrades(65), { latency: 600 });

// #region preview
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows } = await server.getRows(params);
    return { rows, rowCount: -1 };
  },
};
// #endregion preview

export default function LoadAtTheEnd() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 20 } } }}
        aria-label="Trades"
        hideFooter
      />
    </div>
  );
}
