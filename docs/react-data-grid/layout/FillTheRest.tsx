import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Trip {
  id: number;
  vehicle: string;
  km: number;
}

const columns: GridColDef<Trip>[] = [
  { field: 'vehicle', headerName: 'Vehicle', flex: 1, minWidth: 110 },
  { field: 'km', headerName: 'Distance (km)', type: 'number', width: 130 },
];

const rows: Trip[] = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  vehicle: `Minibus ${(index % 6) + 1}`,
  km: 18 + ((index * 37) % 90),
}));

export default function FillTheRest() {
  const [height, setHeight] = React.useState(380);

  return (
    <Box sx={{ width: '100%', minHeight: 500 }}>
      <Typography variant="body2" id="panel-height">
        Height of the panel: {height} px
      </Typography>
      <Slider
        size="small"
        aria-labelledby="panel-height"
        min={260}
        max={440}
        value={height}
        onChange={(_, value) => setHeight(value)}
      />
      {/* #region preview */}
      <Box sx={{ display: 'flex', flexDirection: 'column', height, border: 1 }}>
        <Typography sx={{ p: 1 }}>Trips of the week</Typography>
        <Box sx={{ flex: 1, minHeight: 0 }}>
          <DataGrid rows={rows} columns={columns} aria-label="Trips" />
        </Box>
        <Typography variant="body2" sx={{ p: 1 }}>
          30 trips, 6 vehicles
        </Typography>
      </Box>
      {/* #endregion preview */}
    </Box>
  );
}
