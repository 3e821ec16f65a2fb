import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Tour {
  title: string;
  start: number;
  end: number;
}

interface Gallery {
  id: string;
  tours: Tour[];
}

const rows: Gallery[] = [
  {
    id: 'East Wing',
    tours: [
      { title: 'Impressionists', start: 10, end: 12 },
      { title: 'Family tour', start: 13, end: 16 },
    ],
  },
  {
    id: 'Vault',
    tours: [
      { title: 'Coins', start: 11, end: 12 },
      { title: 'Restoration workshop', start: 12, end: 15 },
    ],
  },
  { id: 'Garden', tours: [{ title: 'Sculptures', start: 14, end: 16 }] },
];

// #region preview
const getTour = (row: Gallery, hour: number) =>
  row.tours.find((tour) => tour.start === hour);

const hours = [10, 11, 12, 13, 14, 15];

const columns: GridColDef<Gallery>[] = [
  { field: 'id', headerName: 'Gallery', width: 95 },
  ...hours.map<GridColDef<Gallery>>((hour) => ({
    field: `hour${hour}`,
    headerName: `${hour}:00`,
    flex: 1,
    minWidth: 80,
    valueGetter: (_, row) => getTour(row, hour)?.title,
    colSpan: (_, row) => {
      const tour = getTour(row, hour);
      return tour ? tour.end - tour.start : 1;
    },
  })),
];

export default function HourSchedule() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        disableColumnSorting
        disableColumnFilter
        disableColumnSelector
        aria-label="Tours by gallery and hour"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
