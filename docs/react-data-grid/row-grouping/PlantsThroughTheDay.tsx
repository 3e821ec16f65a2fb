import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Reading {
  id: string;
  state: string;
  output: number;
}

const columns: GridColDef<Reading>[] = [
  { field: 'state', headerName: 'State', width: 120 },
  { field: 'id', headerName: 'Plant', width: 140 },
  { field: 'output', headerName: 'Output (MW)', type: 'number', width: 120 },
];

const hours: Reading[][] = [
  [
    { id: 'Mill Race', state: 'Running', output: 11 },
    { id: 'Quarry Field', state: 'Stopped', output: 0 },
    { id: 'Gull Ridge', state: 'Running', output: 64 },
  ],
  [
    { id: 'Mill Race', state: 'Running', output: 12 },
    { id: 'Quarry Field', state: 'Starting', output: 4 },
    { id: 'Gull Ridge', state: 'Running', output: 71 },
  ],
  [
    { id: 'Mill Race', state: 'Running', output: 12 },
    { id: 'Quarry Field', state: 'Running', output: 38 },
    { id: 'Gull Ridge', state: 'Stopped', output: 0 },
  ],
];

const initialState = { rowGrouping: { model: ['state'] } };

export default function PlantsThroughTheDay() {
  const [hour, setHour] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}
      >
        <Button onClick={() => setHour((hour + 1) % hours.length)}>Next hour</Button>
        <Typography variant="body2" role="status">
          Readings of {hour + 6}:00
        </Typography>
      </Stack>
      <Box sx={{ height: 370 }}>
        {/* #region preview */}
        <DataGridPremium
          rows={hours[hour]}
          columns={columns}
          initialState={initialState}
          aria-label="Power plants by state"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
