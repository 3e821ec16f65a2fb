import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';

interface Plant {
  id: number;
  name: string;
  source: string;
  region: string;
  owner: string;
  megawatts: number;
}

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', width: 150 },
  { field: 'source', headerName: 'Source', width: 110 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'megawatts', headerName: 'MW', type: 'number', width: 90 },
];

const rows: Plant[] = [
  {
    id: 1,
    name: 'Upper Weir',
    source: 'Hydro',
    region: 'North',
    owner: 'City Works',
    megawatts: 46,
  },
  {
    id: 2,
    name: 'Gull Ridge',
    source: 'Wind',
    region: 'Coast',
    owner: 'Ridge Coop',
    megawatts: 120,
  },
  {
    id: 3,
    name: 'Quarry Field',
    source: 'Solar',
    region: 'South',
    owner: 'Ridge Coop',
    megawatts: 65,
  },
  {
    id: 4,
    name: 'Skerry Bank',
    source: 'Wind',
    region: 'Coast',
    owner: 'City Works',
    megawatts: 210,
  },
  {
    id: 5,
    name: 'Mill Race',
    source: 'Hydro',
    region: 'South',
    owner: 'Ridge Coop',
    megawatts: 12,
  },
  {
    id: 6,
    name: 'Larch Pass',
    source: 'Wind',
    region: 'North',
    owner: 'City Works',
    megawatts: 88,
  },
];

const labels: Record<string, string> = {
  source: 'source',
  region: 'region',
  owner: 'owner',
};

export default function PlantsByChoice() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['source']);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        value={model}
        onChange={(_, next: GridRowGroupingModel) => setModel(next)}
        aria-label="Group by"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="source">Source</ToggleButton>
        <ToggleButton value="region">Region</ToggleButton>
        <ToggleButton value="owner">Owner</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 370 }}>
        {/* #region preview */}
        <DataGridPremium
          rows={rows}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          aria-label="Power plants"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
      <Typography
        variant="body2"
        color="text.secondary"
        role="status"
        sx={{ mt: 1, minHeight: '2.9em' }}
      >
        {model.length === 0
          ? 'Not grouped.'
          : `Grouped by ${model.map((field) => labels[field]).join(', then by ')}.`}
      </Typography>
    </Box>
  );
}
