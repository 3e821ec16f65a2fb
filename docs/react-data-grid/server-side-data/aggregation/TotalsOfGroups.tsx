import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createTrades } from '@site/sample-data/commodities';
import { createFakeServer } from '@site/sample-data/fakeServer';

const columns: GridColDef[] = [
  { field: 'sector', headerName: 'Sector', width: 130 },
  { field: 'commodity', headerName: 'Commodity', width: 140 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 130 },
  { field: 'fee', headerName: 'Fees ($)', type: 'number', width: 130 },
];

const initialState = {
  rowGrouping: { model: ['sector', 'commodity'] },
  aggregation: { model: { quantity: 'sum', fee: 'sum' } },
  columns: { columnVisibilityModel: { sector: false, commodity: false } },
};

const server = createFakeServer(createTrades(2000));

// #region preview
const dataSource: GridDataSource = {
  getRows: server.getGroupedRows,
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childrenCount,
  getAggregatedValue: (row, field) => row.aggregates?.[field],
};
// #endregion preview

const aggregationFunctions = { sum: { columnTypes: ['number'] } };

export default function TotalsOfGroups() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        disableRowSelectionOnClick
        aria-label="Tonnes by sector and commodity"
        hideFooter
      />
    </div>
  );
}
