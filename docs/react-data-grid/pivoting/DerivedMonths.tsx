import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '@site/sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'placedAt', headerName: 'Placed', type: 'date', width: 120 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
];

// #region preview
const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = (
  column,
) => {
  if (column.type !== 'date') {
    return undefined;
  }
  return [
    {
      field: `${column.field}-month`,
      headerName: `${column.headerName}: month`,
      type: 'number',
      valueGetter: (_, row: Order) => row.placedAt.getMonth(),
      valueFormatter: (month: number) =>
        new Date(2026, month, 1).toLocaleDateString('en', { month: 'short' }),
    },
  ];
};
// #endregion preview

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'category' }],
      columns: [{ field: 'placedAt-month', sort: 'asc' as const }],
      values: [{ field: 'quantity', aggFunc: 'sum' }],
    },
  },
};

export default function DerivedMonths() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        initialState={initialState}
        getPivotDerivedColumns={getPivotDerivedColumns}
        showToolbar
        aria-label="Pieces by category and month"
      />
    </div>
  );
}
