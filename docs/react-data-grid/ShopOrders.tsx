import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, ORDER_STATUSES, type Order } from '@site/sample-data/orders';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

// #region preview
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueGetter: (_value, order) => order.quantity * order.unitPrice,
    valueFormatter: (total: number) => dollars.format(total),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    width: 110,
    valueOptions: [...ORDER_STATUSES],
    editable: true,
  },
];
// #endregion preview

const rows = createOrders(500);

export default function ShopOrders() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        showToolbar
        label="Orders"
        pageSizeOptions={[5, 10, 100]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </Box>
  );
}
