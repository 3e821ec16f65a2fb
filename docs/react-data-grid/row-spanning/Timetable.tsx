import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Hour {
  id: number;
  atrium: string | null;
  loft: string | null;
  studio: string | null;
}

const rows: Hour[] = [
  { id: 9, atrium: 'Opening', loft: null, studio: null },
  { id: 10, atrium: 'Panel', loft: 'Type clinic', studio: 'Workshop A' },
  { id: 11, atrium: 'Panel', loft: 'Queries', studio: 'Workshop A' },
  { id: 12, atrium: 'Lunch', loft: null, studio: 'Workshop A' },
  { id: 13, atrium: 'Demos', loft: 'Tokens', studio: null },
  { id: 14, atrium: 'Demos', loft: 'Tokens', studio: 'Workshop B' },
];

// #region preview
const columns: GridColDef<Hour>[] = [
  {
    field: 'id',
    headerName: 'Time',
    width: 65,
    valueFormatter: (value: number) => `${value}:00`,
  },
  { field: 'atrium', headerName: 'Atrium', flex: 1, minWidth: 85 },
  { field: 'loft', headerName: 'Loft', flex: 1, minWidth: 95 },
  { field: 'studio', headerName: 'Studio', flex: 1, minWidth: 105 },
];

export default function Timetable() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        showColumnVerticalBorder
        disableColumnSorting
        disableColumnFilter
        disableColumnSelector
        disableRowSelectionOnClick
        aria-label="Timetable of the rooms"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
