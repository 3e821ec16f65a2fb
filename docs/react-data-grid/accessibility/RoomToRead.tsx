import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';

interface Crane {
  id: number;
  name: string;
  lifts: number;
}

const rows: Crane[] = [
  { id: 1, name: 'North gantry', lifts: 214 },
  { id: 2, name: 'South gantry', lifts: 188 },
  { id: 3, name: 'Mobile crane', lifts: 61 },
  { id: 4, name: 'Reach stacker', lifts: 340 },
];

const columns: GridColDef<Crane>[] = [
  { field: 'name', headerName: 'Crane', flex: 1, minWidth: 140 },
  { field: 'lifts', headerName: 'Lifts', type: 'number', width: 100 },
];

const factors: Record<GridDensity, number> = {
  compact: 0.7,
  standard: 1,
  comfortable: 1.3,
};

export default function RoomToRead() {
  // #region preview
  const [density, setDensity] = React.useState<GridDensity>('standard');
  const rowHeight = Math.floor(52 * factors[density]);
  const headerHeight = Math.floor(56 * factors[density]);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={density}
        onChange={(_event, next: GridDensity | null) => next && setDensity(next)}
        aria-label="Density"
        sx={{ mb: 1.5 }}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 350 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          density={density}
          onDensityChange={setDensity}
          aria-label="Cranes"
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
        Rows of {rowHeight} px under a header of {headerHeight} px
      </Typography>
    </Box>
  );
  // #endregion preview
}
