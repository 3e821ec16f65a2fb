import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-pro';

interface Song {
  id: string;
  title: string;
  minutes: number;
}

const setlist: Song[] = [
  { id: 'tide', title: 'High Tide', minutes: 4 },
  { id: 'lanterns', title: 'Paper Lanterns', minutes: 3 },
  { id: 'north', title: 'Going North', minutes: 6 },
  { id: 'static', title: 'Static', minutes: 5 },
  { id: 'home', title: 'Almost Home', minutes: 7 },
];

const columns: GridColDef<Song & { start: number }>[] = [
  { field: 'title', headerName: 'Song', flex: 1, minWidth: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 80 },
  {
    field: 'start',
    headerName: 'Start',
    width: 75,
    valueFormatter: (value: number) => `20:${String(value).padStart(2, '0')}`,
  },
];

// #region preview
export default function ReorderedRows() {
  const [songs, setSongs] = React.useState(setlist);

  const handleOrderChange = (params: GridRowOrderChangeParams) => {
    setSongs((current) => {
      const next = [...current];
      next.splice(params.targetIndex, 0, ...next.splice(params.oldIndex, 1));
      return next;
    });
  };

  const rows = React.useMemo(
    () =>
      songs.map((song, index) => ({
        ...song,
        start: songs.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0),
      })),
    [songs],
  );

  return (
    <Box sx={{ width: '100%', height: 318 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        rowReordering
        onRowOrderChange={handleOrderChange}
        disableColumnSorting
        disableColumnFilter
        aria-label="Setlist in the order of the concert"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
