import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: number;
  name: string;
  room?: string;
  visitors?: number;
  isNote?: boolean;
}

const rows: Line[] = [
  { id: 1, name: 'Impressionists', room: 'East Wing', visitors: 812 },
  { id: 2, name: 'Closes two hours early on May 6.', isNote: true },
  { id: 3, name: 'Coins', room: 'Vault', visitors: 164 },
  { id: 4, name: 'Sculptures', room: 'Garden', visitors: 390 },
  { id: 5, name: 'In heavy rain, the tour starts in the hall.', isNote: true },
];

// #region preview
const columns: GridColDef<Line>[] = [
  {
    field: 'name',
    headerName: 'Exhibition',
    flex: 1,
    minWidth: 130,
    // The span counts from this column, so it has to stay the first one.
    hideable: false,
    disableReorder: true,
    colSpan: (_, row, __, apiRef) =>
      row.isNote ? apiRef.current.getVisibleColumns().length : 1,
  },
  { field: 'room', headerName: 'Room', width: 100 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 90 },
];

export default function FullWidthRows() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        showToolbar
        disableColumnSorting
        aria-label="Exhibitions with notes"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
