import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

interface Hut {
  id: string;
  hut: string;
  valley: string;
  altitude: number;
  beds: number;
}

const columns: GridColDef<Hut>[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 140 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', width: 130 },
  { field: 'valley', headerName: 'Valley', flex: 1, minWidth: 120 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 90 },
];

const rows: Hut[] = [
  { id: 'H1', hut: 'Larch Saddle', valley: 'Upper Orsa', altitude: 1846, beds: 64 },
  { id: 'H2', hut: 'Blue Cirque', valley: 'Valnera', altitude: 2571, beds: 38 },
  {
    id: 'H3',
    hut: 'Shepherds’ Rest',
    valley: 'Upper Orsa',
    altitude: 1420,
    beds: 22,
  },
  { id: 'H4', hut: 'Needle Bivouac', valley: 'Fonteval', altitude: 3108, beds: 9 },
  { id: 'H5', hut: 'Two Lakes', valley: 'Valnera', altitude: 2204, beds: 80 },
];

// #region preview
const initialState: DataGridProps['initialState'] = {
  sorting: { sortModel: [{ field: 'altitude', sort: 'desc' }] },
};
// #endregion preview

export default function HutsByAltitude() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        aria-label="Mountain huts, the highest first"
        hideFooter
      />
    </Box>
  );
}
