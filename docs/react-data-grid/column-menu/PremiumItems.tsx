import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  {
    field: 'pressed',
    headerName: 'Pressed',
    type: 'number',
    width: 120,
    valueFormatter: (year) => String(year),
  },
  { field: 'price', headerName: 'Price, €', type: 'number', width: 120 },
];

const rows = [
  { id: 1, title: 'Harbor Lights', pressed: 1974, price: 24 },
  { id: 2, title: 'Second Platform', pressed: 1981, price: 18 },
  { id: 3, title: 'Salt and Copper', pressed: 1969, price: 60 },
];

// #region preview
export default function PremiumItems() {
  return (
    <Box sx={{ height: 281, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        aria-label="Records, with all menu items"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
