import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface OpeningHours {
  id: string;
  opens?: string;
  closes?: string;
  guides?: number;
}

const rows: OpeningHours[] = [
  { id: 'Monday' },
  { id: 'Tuesday', opens: '10:00', closes: '18:00', guides: 3 },
  { id: 'Wednesday', opens: '10:00', closes: '18:00', guides: 3 },
  { id: 'Thursday', opens: '10:00', closes: '21:00', guides: 5 },
  { id: 'Friday', opens: '10:00', closes: '18:00', guides: 4 },
];

// #region preview
const columns: GridColDef<OpeningHours>[] = [
  { field: 'id', headerName: 'Day', width: 105 },
  {
    field: 'opens',
    headerName: 'Opens',
    flex: 1,
    minWidth: 75,
    valueGetter: (value?: string) => value ?? 'Closed',
    colSpan: (_, row) => (row.opens === undefined ? 3 : 1),
  },
  { field: 'closes', headerName: 'Closes', flex: 1, minWidth: 75 },
  { field: 'guides', headerName: 'Guides', type: 'number', flex: 1, minWidth: 70 },
];

export default function ClosedDays() {
  return (
    <Box sx={{ width: '100%', height: 318 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        disableColumnSorting
        disableColumnSelector
        aria-label="Opening hours of the museum"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
