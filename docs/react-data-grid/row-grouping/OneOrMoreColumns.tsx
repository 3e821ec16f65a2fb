import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Turbine {
  id: string;
  coast: string;
  park: string;
  maker: string;
  hours: number;
}

const columns: GridColDef<Turbine>[] = [
  { field: 'coast', headerName: 'Coast', width: 100 },
  { field: 'park', headerName: 'Wind park', width: 140 },
  { field: 'id', headerName: 'Turbine', width: 100 },
  { field: 'maker', headerName: 'Maker', width: 120 },
  { field: 'hours', headerName: 'Hours run', type: 'number', width: 110 },
];

const rows: Turbine[] = [
  { id: 'SB-1', coast: 'East', park: 'Skerry Bank', maker: 'Vindö', hours: 18450 },
  { id: 'SB-2', coast: 'East', park: 'Skerry Bank', maker: 'Vindö', hours: 18120 },
  {
    id: 'HS-1',
    coast: 'East',
    park: 'Herring Shoal',
    maker: 'Norrkraft',
    hours: 9730,
  },
  {
    id: 'GP-1',
    coast: 'West',
    park: 'Gannet Point',
    maker: 'Norrkraft',
    hours: 22010,
  },
  { id: 'GP-2', coast: 'West', park: 'Gannet Point', maker: 'Vindö', hours: 21480 },
];

const initialState = {
  rowGrouping: { model: ['coast', 'park'] },
  columns: { columnVisibilityModel: { coast: false, park: false } },
};

export default function OneOrMoreColumns() {
  const [mode, setMode] = React.useState<'single' | 'multiple'>('multiple');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        onChange={(_, next: 'single' | 'multiple' | null) => next && setMode(next)}
        aria-label="Grouping columns"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="single">single</ToggleButton>
        <ToggleButton value="multiple">multiple</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 420 }}>
        {/* #region preview */}
        <DataGridPremium
          rows={rows}
          columns={columns}
          initialState={initialState}
          rowGroupingColumnMode={mode}
          defaultGroupingExpansionDepth={-1}
          aria-label="Turbines by coast and wind park"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
