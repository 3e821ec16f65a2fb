import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Lamp {
  id: number;
  name: string;
  flash: string;
}

const signals = ['Fl 5s', 'Fl(2) 10s', 'Oc 6s', 'Iso 4s', 'LFl 8s'];

const rows: Lamp[] = Array.from({ length: 48 }, (_lamp, index) => ({
  id: index + 1,
  name: `Channel light ${index + 1}`,
  flash: signals[index % signals.length] ?? 'F',
}));

const columns: GridColDef<Lamp>[] = [
  { field: 'name', headerName: 'Light', flex: 1, minWidth: 150 },
  { field: 'flash', headerName: 'Signal', width: 110 },
];

export default function FillTheBox() {
  const [height, setHeight] = React.useState(300);
  const [pageSize, setPageSize] = React.useState(0);

  return (
    <Box sx={{ width: '100%', minHeight: 496 }}>
      <Typography variant="body2" id="box-height">
        Height of the box: {height} px
      </Typography>
      <Box sx={{ px: 1, maxWidth: 300 }}>
        <Slider
          aria-labelledby="box-height"
          size="small"
          value={height}
          min={200}
          max={400}
          step={10}
          onChange={(_event, next) => setHeight(Number(next))}
        />
      </Box>
      {/* #region preview */}
      <Box sx={{ height }}>
        <DataGrid
          rows={rows}
          columns={columns}
          autoPageSize
          onPaginationModelChange={(model) => setPageSize(model.pageSize)}
          aria-label="Lights of the channel"
        />
      </Box>
      {/* #endregion preview */}
      <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
        pageSize: {pageSize}
      </Typography>
    </Box>
  );
}
