import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '@site/sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'placedAt', headerName: 'Placed', type: 'date', width: 120 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
  {
    field: 'revenue',
    headerName: 'Revenue ($)',
    type: 'number',
    width: 120,
    valueGetter: (_, row) => row.quantity * row.unitPrice,
    valueFormatter: (value?: number) => value?.toFixed(2) ?? '',
  },
];

// #region preview
const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'country' }],
      columns: [{ field: 'category' }],
      values: [
        { field: 'quantity', aggFunc: 'sum' },
        { field: 'revenue', aggFunc: 'sum' },
      ],
    },
  },
};
// #endregion preview

export default function PivotOrders() {
  return (
    <div style={{ height: 546, width: '100%' }}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        initialState={initialState}
        showToolbar
        aria-label="Orders by country and category"
      />
    </div>
  );
}
