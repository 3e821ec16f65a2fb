import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '@site/sample-data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
];

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'country' }],
      columns: [{ field: 'category', sort: 'asc' as const }],
      values: [{ field: 'quantity', aggFunc: 'sum' }],
    },
  },
};

export default function PivotColumnLooks() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        rows={orders}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ headerName: 'Country', width: 140 }}
        pivotingColDef={(field, path) => ({
          headerName: `Sum of ${field}`,
          width: path.includes('Tableware') ? 170 : 140,
        })}
        aria-label="Pieces by country and category"
      />
      {/* #endregion preview */}
    </div>
  );
}
