import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

// #region preview
const columns: GridColDef[] = [
  {
    field: 'show',
    headerName: 'Show',
    flex: 1,
    minWidth: 160,
    disableReorder: true,
  },
  { field: 'hall', headerName: 'Hall', width: 120 },
  { field: 'opens', headerName: 'Opens', width: 120 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
  {
    field: 'soldOut',
    headerName: 'Sold out',
    type: 'boolean',
    width: 110,
    disableReorder: true,
  },
];
// #endregion preview

const rows = [
  {
    id: 1,
    show: 'The Tin Forest',
    hall: 'Main',
    opens: 'March 6',
    seats: 420,
    soldOut: true,
  },
  {
    id: 2,
    show: 'Night Ferry',
    hall: 'Studio',
    opens: 'March 12',
    seats: 90,
    soldOut: false,
  },
  {
    id: 3,
    show: 'Two Lighthouses',
    hall: 'Main',
    opens: 'April 2',
    seats: 420,
    soldOut: false,
  },
];

export default function LockedColumns() {
  return (
    <Box sx={{ height: 229, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        aria-label="Shows, with a locked first and last column"
        hideFooter
      />
    </Box>
  );
}
