import * as React from 'react';
import * as ReactDOM from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Sighting {
  id: number;
  target: string;
  observer: string;
  seeing: string;
}

const columns: GridColDef<Sighting>[] = [
  { field: 'target', headerName: 'Target' },
  { field: 'observer', headerName: 'Observer' },
  { field: 'seeing', headerName: 'Seeing' },
];

const night: Sighting[] = [
  {
    id: 1,
    target: 'Ring Nebula',
    observer: 'Hanna Okafor',
    seeing: 'Steady all night, 9 of 10',
  },
  { id: 2, target: 'Double Cluster', observer: 'Vikram Rao', seeing: 'Thin clouds' },
  {
    id: 3,
    target: 'Andromeda Galaxy',
    observer: 'Hanna Okafor',
    seeing: 'Steady until four, 8 of 10',
  },
];

/** Simulates your server. */
function loadNight() {
  return new Promise<Sighting[]>((resolve) => {
    setTimeout(() => resolve(night), 600);
  });
}

export default function FitAfterLoading() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Sighting[]>([]);
  const [loading, setLoading] = React.useState(false);
  const [flush, setFlush] = React.useState(true);

  const load = async () => {
    setLoading(true);
    const answer = await loadNight();
    const show = () => {
      setRows(answer);
      setLoading(false);
    };
    // #region preview
    if (flush) {
      ReactDOM.flushSync(show);
    } else {
      show();
    }
    await apiRef.current?.autosizeColumns({
      includeOutliers: true,
      disableColumnVirtualization: false,
    });
    // #endregion preview
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <Button variant="outlined" onClick={() => void load()} disabled={loading}>
          Load the night
        </Button>
        <Button onClick={() => setRows([])} disabled={loading}>
          Clear
        </Button>
        <FormControlLabel
          control={
            <Switch checked={flush} onChange={(_, checked) => setFlush(checked)} />
          }
          label="flushSync"
        />
      </Stack>
      <Box sx={{ height: 260 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
          aria-label="Observations of one night"
          hideFooter
        />
      </Box>
    </Box>
  );
}
