import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

interface Pairing {
  id: number;
  white: string;
  black: string;
  result: string;
  clock: string;
  gate: string;
}

const columns: GridColDef<Pairing>[] = [
  { field: 'white', headerName: 'White', width: 130 },
  { field: 'black', headerName: 'Black', width: 130 },
  { field: 'result', headerName: 'Result', width: 90 },
  { field: 'clock', headerName: 'Clock', width: 90 },
  { field: 'gate', headerName: 'Entrance', width: 110 },
];

const rows: Pairing[] = [
  {
    id: 1,
    white: 'Elif Demir',
    black: 'Li Na',
    result: '1-0',
    clock: '0:12',
    gate: 'East',
  },
  {
    id: 2,
    white: 'Amara Obi',
    black: 'Max Orr',
    result: '½-½',
    clock: '0:03',
    gate: 'West',
  },
  {
    id: 3,
    white: 'Sanna Koski',
    black: 'Jo Weller',
    result: '0-1',
    clock: '0:41',
    gate: 'East',
  },
];

// #region preview
const VIEWS: Record<string, GridColumnVisibilityModel> = {
  Spectator: { clock: false, gate: false },
  Arbiter: { gate: false },
  Doorkeeper: { result: false, clock: false },
};

export default function ViewsOfATournament() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>(
    VIEWS.Spectator ?? {},
  );
  const current = Object.keys(VIEWS).find((name) => VIEWS[name] === model) ?? null;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={current}
        onChange={(_, name: string | null) => name && setModel(VIEWS[name] ?? {})}
        aria-label="View"
        sx={{ mb: 2 }}
      >
        {Object.keys(VIEWS).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          showToolbar
          aria-label="Pairings of the last round"
          hideFooter
        />
      </Box>
      <Box
        role="status"
        sx={{ typography: 'body2', fontFamily: 'monospace', mt: 2 }}
      >
        {JSON.stringify(model)}
      </Box>
    </Box>
  );
}
// #endregion preview
