import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Order {
  id: string;
  customer: string;
  bread?: string;
  price?: number;
}

const rows: Order[] = [
  { id: 'B-101', customer: 'Café Lumen', bread: 'Rye', price: 96 },
  { id: 'B-102', customer: 'Ines Keller', bread: 'Wheat', price: 7.5 },
  { id: 'B-103', customer: 'Harbor School', bread: 'Wheat', price: 140 },
  { id: 'B-104', customer: 'Tom Byrne', bread: 'Rye', price: 4.5 },
  { id: 'B-105', customer: 'Hotel Meridian', bread: 'Wheat', price: 126 },
];

const currency = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

// #region preview
function TotalPrice() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + model.price, 0);
  return currency.format(total);
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'bread', headerName: 'Bread', width: 90 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    valueFormatter: (value?: number) =>
      value === undefined ? '' : currency.format(value),
    renderCell: (params) =>
      params.rowNode.type === 'pinnedRow' ? <TotalPrice /> : params.formattedValue,
  },
];

const pinnedRows = { bottom: [{ id: 'total', customer: 'Total' }] };

export default function FilteredTotal() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        showToolbar
        aria-label="Orders with the total of the filtered rows"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
