import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createTrades } from '@site/sample-data/commodities';
import { createFakeServer } from '@site/sample-data/fakeServer';

const columns: GridColDef[] = [
  { field: 'commodity', headerName: 'Commodity', width: 115 },
  { field: 'desk', headerName: 'Desk', width: 95 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 110 },
  {
    field: 'fee',
    headerName: 'Fee ($)',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number) => value?.toFixed(2) ?? '',
  },
];

const initialState = {
  aggregation: { model: { quantity: 'sum', fee: 'max' } },
  pagination: { paginationModel: { page: 0, pageSize: 5 } },
};

// #region preview
const server = createFakeServer(createTrades(2000));

const dataSource: GridDataSource = {
  getRows: server.getGroupedRows,
  getAggregatedValue: (row, field) => row.aggregates?.[field],
};

const aggregationFunctions = {
  sum: { label: 'total', columnTypes: ['number'] },
  max: { columnTypes: ['number', 'date'] },
};
// #endregion preview

export default function TotalOfAllPages() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        pagination
        pageSizeOptions={[5, 10]}
        aria-label="Trades with totals"
      />
    </div>
  );
}
