import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';

interface Player {
  id: number;
  board: number;
  player: string;
  club: string;
  rating: number;
}

// #region preview
const columns: GridColDef<Player>[] = [
  { field: 'board', headerName: 'Board', width: 80, resizable: false },
  {
    field: 'player',
    headerName: 'Player',
    width: 150,
    minWidth: 110,
    maxWidth: 260,
  },
  { field: 'club', headerName: 'Club', width: 150 },
  { field: 'rating', headerName: 'Rating', type: 'number' },
];
// #endregion preview

const rows: Player[] = [
  { id: 1, board: 1, player: 'Elif Demir', club: 'Harbor Knights', rating: 2214 },
  { id: 2, board: 2, player: 'Jonas Weller', club: 'Rook and River', rating: 2180 },
  { id: 3, board: 3, player: 'Amara Obi', club: 'Harbor Knights', rating: 2105 },
];

export default function DragReport() {
  const [moves, setMoves] = React.useState(0);
  const [result, setResult] = React.useState(
    'Drag the line at the end of a header.',
  );

  const handleResize = React.useCallback<GridEventListener<'columnResize'>>(() => {
    setMoves((count) => count + 1);
  }, []);

  const handleWidthChange = React.useCallback<
    GridEventListener<'columnWidthChange'>
  >(
    ({ colDef, width }) =>
      setResult(`${colDef.headerName}: ${Math.round(width)} px`),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onColumnResize={handleResize}
          onColumnWidthChange={handleWidthChange}
          aria-label="Boards of a chess match"
          hideFooter
        />
      </Box>
      <Typography variant="body2" sx={{ mt: 2 }}>
        onColumnResize: {moves} calls
      </Typography>
      <Typography variant="body2" role="status">
        onColumnWidthChange: {result}
      </Typography>
    </Box>
  );
}
