import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createTrades } from '@site/sample-data/commodities';
import { createFakeServer } from '@site/sample-data/fakeServer';

const columns: GridColDef[] = [
  { field: 'sector', headerName: 'Sector', width: 110 },
  { field: 'commodity', headerName: 'Commodity', width: 130 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 120 },
];

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'sector' }, { field: 'commodity' }],
      columns: [{ field: 'status' }],
      values: [{ field: 'quantity', aggFunc: 'sum' }],
    },
  },
};

const server = createFakeServer(createTrades(2000), { latency: 50 });

const dataSource: GridDataSource = {
  getRows: async ({ pivotModel, ...query }) => {
    if (!pivotModel) {
      return server.getRows(query);
    }
    const answer = await server.getPivotedRows({ ...query, pivotModel });
    // With the children of a group, rowCount would change the number of pages.
    return query.groupKeys?.length ? { rows: answer.rows } : answer;
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childrenCount,
  getAggregatedValue: (row, field) => row[field],
};

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: [...path, field].join('/'),
  width: 140,
});

const aggregationFunctions = { sum: { columnTypes: ['number'] } };

export default function OpenPivotGroups() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        pivotingColDef={pivotingColDef}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        isGroupExpandedByDefault={(group) => group.groupingKey === 'Metals'}
        aria-label="Tonnes by sector and status"
        hideFooter
      />
      {/* #endregion preview */}
    </div>
  );
}
