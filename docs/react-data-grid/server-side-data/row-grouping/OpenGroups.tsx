import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { createTrades } from '@site/sample-data/commodities';
import { createFakeServer } from '@site/sample-data/fakeServer';

const columns: GridColDef[] = [
  { field: 'sector', headerName: 'Sector', width: 130 },
  { field: 'commodity', headerName: 'Commodity', width: 140 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 110 },
];

const server = createFakeServer(createTrades(400), { latency: 50 });

const dataSource: GridDataSource = {
  getRows: server.getGroupedRows,
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childrenCount,
};

const initialState = {
  rowGrouping: { model: ['sector'] },
  columns: { columnVisibilityModel: { sector: false } },
};

// #region preview
const isGroupExpandedByDefault = (node: GridGroupNode) =>
  node.groupingKey === 'Metals';
// #endregion preview

export default function OpenGroups() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        initialState={initialState}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        disableRowSelectionOnClick
        aria-label="Trades by sector"
        hideFooter
      />
    </div>
  );
}
