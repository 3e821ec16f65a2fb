import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Program {
  id: number;
  title: string;
  plays: number;
}

const initialRows: Program[] = [
  { id: 1, title: 'Songs for Stevedores', plays: 0 },
  { id: 2, title: 'The Fog Hour', plays: 0 },
  { id: 3, title: 'Letters from the Lamp Room', plays: 0 },
];

export default function ButtonsInCells() {
  const [rows, setRows] = React.useState(initialRows);

  // #region preview
  const columns = React.useMemo<GridColDef<Program>[]>(() => {
    const play = (id: number) =>
      setRows((before) =>
        before.map((row) =>
          row.id === id ? { ...row, plays: row.plays + 1 } : row,
        ),
      );
    return [
      { field: 'title', headerName: 'Program', flex: 1, minWidth: 140 },
      {
        field: 'play',
        headerName: 'Play',
        width: 100,
        sortable: false,
        display: 'flex',
        renderCell: ({ row, tabIndex }: GridRenderCellParams<Program>) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`Play ${row.title}`}
            onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
            onClick={() => play(row.id)}
          >
            Play
          </Button>
        ),
      },
      { field: 'plays', headerName: 'Plays', type: 'number', width: 80 },
    ];
  }, []);
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 215 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          aria-label="Radio archive"
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
        Played: {rows.reduce((sum, row) => sum + row.plays, 0)}
      </Typography>
    </Box>
  );
}
