import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Talk {
  id: number;
  day: string;
  room: string;
  talk: string;
}

const rows: Talk[] = [
  { id: 1, day: 'Monday', room: 'Atrium', talk: 'Opening' },
  { id: 2, day: 'Monday', room: 'Atrium', talk: 'Type systems' },
  { id: 3, day: 'Monday', room: 'Loft', talk: 'Fast queries' },
  { id: 4, day: 'Tuesday', room: 'Atrium', talk: 'Design tokens' },
];

const columns: GridColDef<Talk>[] = [
  { field: 'day', headerName: 'Day', width: 90 },
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'talk', headerName: 'Talk', flex: 1, minWidth: 120 },
];

// #region preview
export default function HiddenColumns() {
  const apiRef = useGridApiRef();

  // Sorting again makes the grid compute the spans for the visible columns.
  const updateSpans = () => queueMicrotask(() => apiRef.current?.applySorting());

  return (
    <Box sx={{ width: '100%', height: 318 }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        rowSpanning
        onColumnVisibilityModelChange={updateSpans}
        showToolbar
        showCellVerticalBorder
        disableRowSelectionOnClick
        aria-label="Program with columns to hide"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
