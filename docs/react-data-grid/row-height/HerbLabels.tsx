import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';

interface Herb {
  id: number;
  herb: string;
  bed: string;
  pots: number;
}

const columns: GridColDef<Herb>[] = [
  { field: 'herb', headerName: 'Herb', flex: 1, minWidth: 110 },
  { field: 'bed', headerName: 'Bed', width: 90 },
  { field: 'pots', headerName: 'Pots', type: 'number', width: 90 },
];

const rows: Herb[] = [
  { id: 1, herb: 'Lemon verbena', bed: 'West 2', pots: 14 },
  { id: 2, herb: 'Summer savory', bed: 'West 3', pots: 22 },
  { id: 3, herb: 'Chervil', bed: 'East 1', pots: 9 },
  { id: 4, herb: 'Thai basil', bed: 'Glass', pots: 31 },
  { id: 5, herb: 'Winter purslane', bed: 'Glass', pots: 40 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function HerbLabels() {
  const [rowHeight, setRowHeight] = React.useState(36);
  const [headerHeight, setHeaderHeight] = React.useState(48);
  const [density, setDensity] = React.useState<GridDensity>('standard');

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mb: 2 }}
      >
        <Box sx={{ width: 160 }}>
          <Typography variant="body2">rowHeight: {rowHeight} px</Typography>
          <Slider
            size="small"
            aria-label="rowHeight"
            min={24}
            max={80}
            value={rowHeight}
            onChange={(_, value) => setRowHeight(value)}
          />
        </Box>
        <Box sx={{ width: 190 }}>
          <Typography variant="body2">
            columnHeaderHeight: {headerHeight} px
          </Typography>
          <Slider
            size="small"
            aria-label="columnHeaderHeight"
            min={32}
            max={96}
            value={headerHeight}
            onChange={(_, value) => setHeaderHeight(value)}
          />
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={density}
          onChange={(_, value: GridDensity | null) => setDensity(value ?? density)}
          aria-label="Density"
          sx={{ alignSelf: 'center' }}
        >
          {densities.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box sx={{ height: 300 }}>
        {/* #region preview */}
        <DataGrid
          rows={rows}
          columns={columns}
          rowHeight={rowHeight}
          columnHeaderHeight={headerHeight}
          density={density}
          aria-label="Herbs"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
