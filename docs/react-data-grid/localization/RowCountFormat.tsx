import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';
import { createTrades } from '@site/sample-data/commodities';

const rows = createTrades(12_400);

const columns: GridColDef[] = [
  { field: 'commodity', headerName: 'Commodity', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
];

// #region preview
const swiss = new Intl.NumberFormat('de-CH');

const localeText: Partial<GridLocaleText> = {
  paginationDisplayedRows: ({ from, to, count }) =>
    `${swiss.format(from)} to ${swiss.format(to)} of ${swiss.format(count)}`,
};
// #endregion preview

export default function RowCountFormat() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        localeText={localeText}
        initialState={{
          pagination: { paginationModel: { page: 120, pageSize: 100 } },
        }}
        pageSizeOptions={[100]}
        aria-label="Trades"
      />
    </div>
  );
}
