import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Telescope {
  id: string;
  name: string;
  mirror: number;
  altitude: number;
}

const rows: Telescope[] = [
  { id: 'T-1', name: 'Brackenhill', mirror: 0.9, altitude: 410 },
  { id: 'T-2', name: 'Cerro Lobo', mirror: 4.1, altitude: 2670 },
  { id: 'T-3', name: 'Pic Ardent', mirror: 2.0, altitude: 2880 },
  { id: 'T-4', name: 'Mount Selwyn', mirror: 3.6, altitude: 1160 },
];

const columns: GridColDef<Telescope>[] = [
  { field: 'name', headerName: 'Telescope', width: 150 },
  { field: 'mirror', headerName: 'Mirror (m)', type: 'number', width: 120 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', width: 130 },
];

export default function KeepTheView() {
  const apiRef = useGridApiRef();
  const [dirtyOnly, setDirtyOnly] = React.useState(true);
  const [saved, setSaved] = React.useState('');

  // #region preview
  const save = () => {
    const state = apiRef.current?.exportState({ exportOnlyDirtyModels: dirtyOnly });
    setSaved(JSON.stringify(state, null, 1));
  };

  const restore = () => apiRef.current?.restoreState(JSON.parse(saved));
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" onClick={save}>
          Save
        </Button>
        <Button disabled={saved === ''} onClick={restore}>
          Restore
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={dirtyOnly}
              onChange={(_, checked) => setDirtyOnly(checked)}
            />
          }
          label="Only what was changed"
        />
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Telescopes, in a view that can be saved"
        />
      </Box>
      <Box
        component="pre"
        role="region"
        aria-label="Saved state"
        tabIndex={0}
        sx={{
          m: 0,
          mt: 1,
          p: 1.5,
          height: 160,
          overflow: 'auto',
          fontSize: 12,
          lineHeight: 1.4,
          borderRadius: 1,
          bgcolor: 'action.hover',
        }}
      >
        {saved || 'Nothing saved yet'}
      </Box>
    </Box>
  );
}
