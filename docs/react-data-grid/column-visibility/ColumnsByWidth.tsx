import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type ElementSize,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

interface Gauge {
  id: string;
  place: string;
  level: number;
  flow: number;
  warden: string;
}

const columns: GridColDef<Gauge>[] = [
  { field: 'place', headerName: 'Gauge', flex: 1, minWidth: 120 },
  { field: 'level', headerName: 'cm', type: 'number', width: 80 },
  { field: 'flow', headerName: 'm³/s', type: 'number', width: 90 },
  { field: 'warden', headerName: 'Warden', width: 140 },
];

const rows: Gauge[] = [
  { id: 'G1', place: 'Stone Weir', level: 214, flow: 96, warden: 'Berit Holm' },
  { id: 'G2', place: 'Ferry steps', level: 187, flow: 121, warden: 'Cem Arslan' },
  { id: 'G3', place: 'Mill Bridge', level: 92, flow: 38, warden: 'Berit Holm' },
];

// #region preview
const WIDE: GridColumnVisibilityModel = {};
const MEDIUM: GridColumnVisibilityModel = { warden: false };
const NARROW: GridColumnVisibilityModel = { warden: false, flow: false };

function modelFor(width: number) {
  if (width < 300) {
    return NARROW;
  }
  return width < 440 ? MEDIUM : WIDE;
}

function useColumnsByWidth() {
  const [model, setModel] = React.useState(WIDE);
  const preset = React.useRef(WIDE);

  const handleResize = React.useCallback(({ width }: ElementSize) => {
    const next = modelFor(width);
    // The callback also runs when a column is hidden: keep the user's choice then.
    if (next !== preset.current) {
      preset.current = next;
      setModel(next);
    }
  }, []);

  return { model, setModel, handleResize };
}
// #endregion preview

export default function ColumnsByWidth() {
  const { model, setModel, handleResize } = useColumnsByWidth();
  const labelId = React.useId();
  const [share, setShare] = React.useState(100);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 320, mx: 3, mb: 1 }}>
        <Typography id={labelId} variant="body2">
          Width of the grid
        </Typography>
        <Slider
          value={share}
          onChange={(_, next) => setShare(next)}
          min={35}
          max={100}
          valueLabelDisplay="auto"
          valueLabelFormat={(value) => `${value}%`}
          aria-labelledby={labelId}
        />
      </Box>
      <Box sx={{ height: 260, width: `${share}%` }}>
        <DataGrid
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          onResize={handleResize}
          aria-label="Water levels"
          hideFooter
        />
      </Box>
    </Box>
  );
}
