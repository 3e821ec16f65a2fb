import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridAutosizeOptions,
  type GridColDef,
} from '@mui/x-data-grid';

interface Game {
  id: number;
  opening: string;
  white: string;
  black: string;
  moves: number;
}

const columns: GridColDef<Game>[] = [
  { field: 'opening', headerName: 'Opening', minWidth: 120 },
  { field: 'white', headerName: 'White' },
  { field: 'black', headerName: 'Black' },
  { field: 'moves', headerName: 'Moves', type: 'number' },
];

// #region preview
const autosizeOptions: GridAutosizeOptions = { includeOutliers: true, expand: true };
// #endregion preview

const rows: Game[] = [
  { id: 1, opening: 'Italian Game', white: 'Elif Demir', black: 'Li Na', moves: 41 },
  {
    id: 2,
    opening: "Queen's Gambit Declined, Exchange Variation",
    white: 'Jonas Weller',
    black: 'Amara Obi',
    moves: 63,
  },
  {
    id: 3,
    opening: 'Caro-Kann Defense',
    white: 'Sanna Koski',
    black: 'Max Orr',
    moves: 28,
  },
];

export default function FitOnMount() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        autosizeOnMount
        autosizeOptions={autosizeOptions}
        aria-label="Games of the first round"
        hideFooter
      />
    </Box>
  );
}
