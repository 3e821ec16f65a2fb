import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createTrades } from '@site/sample-data/commodities';
import { createFakeServer } from '@site/sample-data/fakeServer';

const columns: GridColDef[] = [
  { field: 'commodity', headerName: 'Commodity', width: 140 },
  { field: 'trader', headerName: 'Trader', width: 170 },
  { field: 'desk', headerName: 'Desk', width: 120 },
];

const server = createFakeServer(createTrades(5000), { latency: 400 });

// #region preview
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const words = params.filterModel.quickFilterValues ?? [];
    return words.length > 0 ? server.getRows(params) : { rows: [], rowCount: 0 };
  },
};
// #endregion preview

const localeText = { noRowsLabel: 'Search for a trader, a desk or a commodity.' };

export default function SearchFirst() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        localeText={localeText}
        pagination
        showToolbar
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 } } }}
        pageSizeOptions={[5, 20]}
        aria-label="Trades that match the search"
      />
    </div>
  );
}
