import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createTrades } from '@site/sample-data/commodities';
import { createFakeServer } from '@site/sample-data/fakeServer';

const MONTH = 'tradedAt-month';

const columns: GridColDef[] = [
  { field: 'commodity', headerName: 'Commodity', width: 130 },
  { field: 'tradedAt', headerName: 'Traded', type: 'date', width: 120 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 120 },
];

const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = ({
  field,
}) =>
  field === 'tradedAt'
    ? [
        {
          field: MONTH,
          headerName: 'Traded: month',
          type: 'number',
          valueFormatter: (month: number) =>
            new Date(2026, month - 1, 1).toLocaleDateString('en', { month: 'long' }),
        },
      ]
    : undefined;

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'commodity' }],
      columns: [{ field: MONTH, sort: 'asc' as const }],
      values: [{ field: 'quantity', aggFunc: 'sum' }],
    },
  },
};

const trades = createTrades(5000).map((trade) => ({
  ...trade,
  [MONTH]: trade.tradedAt.getMonth() + 1,
}));
const server = createFakeServer(trades);

// #region preview
const dataSource: GridDataSource = {
  getRows: async ({ pivotModel, ...query }) => {
    if (!pivotModel) {
      return server.getRows(query);
    }
    const answer = await server.getPivotedRows({ ...query, pivotModel });
    if (query.groupKeys?.length) {
      return { rows: answer.rows };
    }
    const isByMonth = pivotModel.columns[0]?.field === MONTH;
    return {
      ...answer,
      pivotColumns: answer.pivotColumns.map((column) => ({
        ...column,
        group: isByMonth ? { [MONTH]: Number(column.key) } : column.group,
      })),
    };
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childrenCount,
  getAggregatedValue: (row, field) => row[field],
};
// #endregion preview

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: [...path, field].join('/'),
});

const aggregationFunctions = { sum: { columnTypes: ['number'] } };

export default function PivotByMonth() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        getPivotDerivedColumns={getPivotDerivedColumns}
        pivotingColDef={pivotingColDef}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        pagination
        showToolbar
        aria-label="Tonnes by commodity and month"
      />
    </div>
  );
}
