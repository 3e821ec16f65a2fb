import {
  DataGridPremium,
  GridSidebarValue,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '@site/sample-data/orders';

// #region preview
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80, pivotable: false },
  { field: 'customer', headerName: 'Customer', width: 160, pivotable: false },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
];
// #endregion preview

const initialState = {
  sidebar: { open: true, value: GridSidebarValue.Pivot },
};

export default function ColumnsOutOfPivots() {
  return (
    <div style={{ height: 500, width: '100%' }}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        initialState={initialState}
        showToolbar
        aria-label="Orders"
      />
    </div>
  );
}
