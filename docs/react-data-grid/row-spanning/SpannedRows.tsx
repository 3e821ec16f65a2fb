import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Talk {
  id: number;
  day: string;
  room: string;
  talk: string;
  minutes: number;
}

const rows: Talk[] = [
  { id: 1, day: 'Monday', room: 'Atrium', talk: 'Opening', minutes: 30 },
  { id: 2, day: 'Monday', room: 'Atrium', talk: 'Type systems', minutes: 45 },
  { id: 3, day: 'Monday', room: 'Loft', talk: 'Fast queries', minutes: 45 },
  { id: 4, day: 'Tuesday', room: 'Loft', talk: 'Design tokens', minutes: 45 },
  { id: 5, day: 'Tuesday', room: 'Loft', talk: 'Testing grids', minutes: 20 },
  { id: 6, day: 'Tuesday', room: 'Atrium', talk: 'Closing', minutes: 20 },
];

// #region preview
const columns: GridColDef<Talk>[] = [
  { field: 'day', headerName: 'Day', width: 85 },
  {
    field: 'room',
    headerName: 'Room',
    width: 80,
    // The room is merged within a day, not across days.
    rowSpanValueGetter: (value, row) => `${row.day} ${value}`,
  },
  { field: 'talk', headerName: 'Talk', flex: 1, minWidth: 110 },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 80,
    // Equal durations have nothing to do with each other.
    rowSpanValueGetter: () => null,
  },
];

export default function SpannedRows() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableColumnSelector
        disableRowSelectionOnClick
        aria-label="Conference program"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
