import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import {
  DataGridPro,
  type GridColDef,
  type GridEventListener,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-pro';

interface Song {
  id: string;
  title: string;
}

const setlist: Song[] = [
  { id: 'tide', title: 'High Tide' },
  { id: 'lanterns', title: 'Paper Lanterns' },
  { id: 'north', title: 'Going North' },
  { id: 'static', title: 'Static' },
];

const columns: GridColDef<Song>[] = [
  { field: 'title', headerName: 'Song', flex: 1, minWidth: 110 },
];

// #region preview
const move = (songs: Song[], from: number, to: number) => {
  const next = [...songs];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

export default function AltArrowMoves() {
  const [songs, setSongs] = React.useState(setlist);
  const [message, setMessage] = React.useState('');

  const handleOrderChange = (params: GridRowOrderChangeParams) =>
    setSongs((current) => move(current, params.oldIndex, params.targetIndex));

  const handleCellKeyDown: GridEventListener<'cellKeyDown'> = (params, event) => {
    if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) {
      return;
    }
    // Keep the grid from moving the focus and the browser from scrolling.
    event.defaultMuiPrevented = true;
    event.preventDefault();
    const from = songs.findIndex((song) => song.id === params.id);
    const to = from + (event.key === 'ArrowUp' ? -1 : 1);
    const song = songs[from];
    if (song && to >= 0 && to < songs.length) {
      setSongs(move(songs, from, to));
      setMessage(`${song.title}: ${to + 1} of ${songs.length}`);
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Alt+Up and Alt+Down move a song.
      </Typography>
      <Box sx={{ height: 266 }}>
        <DataGridPro
          rows={songs}
          columns={columns}
          rowReordering
          onRowOrderChange={handleOrderChange}
          onCellKeyDown={handleCellKeyDown}
          disableColumnSorting
          disableColumnFilter
          aria-label="Setlist to move with keys"
          hideFooter
        />
      </Box>
      <div role="status" style={visuallyHidden}>
        {message}
      </div>
    </Box>
  );
}
// #endregion preview
