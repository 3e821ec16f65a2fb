import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
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
];

const columns: GridColDef<Song>[] = [
  { field: 'title', headerName: 'Song', flex: 1, minWidth: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 80 },
];

// Replace this with your request.
const saveOrder = (ids: string[], isOffline: boolean) =>
  new Promise<string>((resolve, reject) => {
    setTimeout(() => {
      if (isOffline) {
        reject(new Error('The order was not saved.'));
      } else {
        resolve(`Saved: ${ids.join(', ')}`);
      }
    }, 600);
  });

export default function SavedOrder() {
  const [isOffline, setIsOffline] = React.useState(false);
  // #region preview
  const [songs, setSongs] = React.useState(setlist);
  const [status, setStatus] = React.useState<'idle' | 'saving' | 'failed'>('idle');
  const [message, setMessage] = React.useState('Drag a song.');

  const handleOrderChange = async (params: GridRowOrderChangeParams) => {
    const next = [...songs];
    next.splice(params.targetIndex, 0, ...next.splice(params.oldIndex, 1));
    setSongs(next);
    setStatus('saving');
    try {
      setMessage(
        await saveOrder(
          next.map((song) => song.id),
          isOffline,
        ),
      );
      setStatus('idle');
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
      setStatus('failed');
      // A new array, so that the grid goes back to the previous order.
      setSongs([...songs]);
    }
  };

  const isRowReorderable = React.useCallback(() => status !== 'saving', [status]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Let saving fail"
        control={
          <Switch
            size="small"
            checked={isOffline}
            onChange={(event) => setIsOffline(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 214, my: 1 }}>
        <DataGridPro
          rows={songs}
          columns={columns}
          rowReordering
          isRowReorderable={isRowReorderable}
          onRowOrderChange={handleOrderChange}
          disableColumnSorting
          disableColumnFilter
          aria-label="Setlist that is saved"
          hideFooter
        />
      </Box>
      <Alert severity={status === 'failed' ? 'error' : 'info'} role="status">
        {status === 'saving' ? 'Saving…' : message}
      </Alert>
    </Box>
  );
  // #endregion preview
}
