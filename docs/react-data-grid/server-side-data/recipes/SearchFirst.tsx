import * as React from 'react';
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

const beforeSearch = { noRowsLabel: 'Search to see trades.' };
const afterSearch = { noRowsLabel: 'No trades found.' };

export default function SearchFirst() {
  const [searched, setSearched] = React.useState(false);

  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        localeText={searched ? afterSearch : beforeSearch}
        onFilterModelChange={({ quickFilterValues = [] }) =>
          setSearched(quickFilterValues.length > 0)
        }
        pagination
        showToolbar
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 } } }}
        pageSizeOptions={[5, 20]}
        aria-label="Trades that match the search"
      />
    </div>
  );
}
