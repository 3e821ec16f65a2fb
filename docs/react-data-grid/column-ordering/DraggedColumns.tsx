import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

// #region preview
const columns: GridColDef[] = [
  { field: 'show', headerName: 'Show', flex: 1, minWidth: 160 },
  { field: 'hall', headerName: 'Hall', width: 120 },
  { field: 'opens', headerName: 'Opens', width: 120 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 100 },
];

const rows = [
  {
    id: 1,
    show: 'The Tin Forest',
    hall: 'Main',
    opens: 'March 6',
    seats: 420,
    sold: 388,
  },
  {
    id: 2,
    show: 'Night Ferry',
    hall: 'Studio',
    opens: 'March 12',
    seats: 90,
    sold: 41,
  },
  {
    id: 3,
    show: 'Two Lighthouses',
    hall: 'Main',
    opens: 'April 2',
    seats: 420,
    sold: 205,
  },
];

export default function DraggedColumns() {
  return (
    <Box sx={{ height: 229, width: '100%' }}>
      <DataGridPro rows={rows} columns={columns} aria-label="Shows" hideFooter />
    </Box>
  );
}
// #endregion preview
