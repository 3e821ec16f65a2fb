import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridInitialState } from '@mui/x-data-grid';

interface Work {
  id: string;
  title: string;
  artist: string;
  insured: number;
  crate: string;
}

const columns: GridColDef<Work>[] = [
  { field: 'title', headerName: 'Title', width: 170 },
  { field: 'artist', headerName: 'Artist', width: 130 },
  { field: 'insured', headerName: 'Insured for', type: 'number', width: 120 },
  { field: 'crate', headerName: 'Crate' },
];

// #region preview
const initialState: GridInitialState = {
  columns: { columnVisibilityModel: { insured: false, crate: false } },
};
// #endregion preview

const rows: Work[] = [
  {
    id: 'L-1',
    title: 'Harbor at dusk',
    artist: 'Ilka Storm',
    insured: 42000,
    crate: 'C 7',
  },
  {
    id: 'L-2',
    title: 'Three plums',
    artist: 'Noor Haddad',
    insured: 18500,
    crate: 'C 7',
  },
  {
    id: 'L-3',
    title: 'The night train',
    artist: 'Paul Ekwe',
    insured: 96000,
    crate: 'C 9',
  },
];

export default function HiddenAtFirst() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        aria-label="Works on loan"
        hideFooter
      />
    </Box>
  );
}
