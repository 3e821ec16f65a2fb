import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';

// #region preview
/** A column type for amounts in cents, in one currency. */
function createMoneyType(currency: string): GridColTypeDef<number | null, string> {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return {
    type: 'number',
    width: 120,
    valueGetter: (cents?: number | null) => (cents == null ? null : cents / 100),
    valueSetter: (amount: number | null, row, { field }) => ({
      ...row,
      [field]: amount == null ? null : Math.round(amount * 100),
    }),
    valueFormatter: (amount?: number | null) =>
      amount == null ? '' : format.format(amount),
  };
}

const usdPrice = createMoneyType('USD');
const eurPrice = createMoneyType('EUR');

const columns: GridColDef<Part>[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 120 },
  { ...usdPrice, field: 'bought', headerName: 'Bought for', editable: true },
  { ...eurPrice, field: 'sold', headerName: 'Sold for', editable: true },
];
// #endregion preview

interface Part {
  id: number;
  part: string;
  bought: number | null;
  sold: number | null;
}

const rows: Part[] = [
  { id: 1, part: 'Saddle, leather', bought: 4150, sold: 7900 },
  { id: 2, part: 'Brake cable', bought: 320, sold: 890 },
  { id: 3, part: 'Bell', bought: 499, sold: null },
];

export default function MoneyColumn() {
  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Parts and their prices in two currencies"
        hideFooter
      />
    </Box>
  );
}
