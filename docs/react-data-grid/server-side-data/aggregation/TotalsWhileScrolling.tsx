import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createTrades } from '@site/sample-data/commodities';
import { createFakeServer } from '@site/sample-data/fakeServer';

const columns: GridColDef[] = [
  {
    field: 'id',
    headerName: 'Trade',
    type: 'number',
    width: 80,
    aggregable: false,
  },
  { field: 'commodity', headerName: 'Commodity', width: 115 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 120 },
];

const initialState = {
  aggregation: { model: { quantity: 'sum' } },
  pagination: { paginationModel: { page: 0, pageSize: 20 } },
};

const server = createFakeServer(createTrades(3000), { latency: 300 });

const dataSource: GridDataSource = {
  getRows: server.getGroupedRows,
  getAggregatedValue: (row, field) => row.aggregates?.[field],
};

const aggregationFunctions = { sum: { columnTypes: ['number'] } };

export default function TotalsWhileScrolling() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        aria-label="Trades with their total"
        hideFooter
      />
      {/* #endregion preview */}
    </div>
  );
}
