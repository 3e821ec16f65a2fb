import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Exhibit {
  id: number;
  room: string;
  title: string;
  maker: string;
}

// The column in a header's params has the width that the grid computed.
const showWidth: GridColDef['renderHeader'] = ({ colDef }) =>
  `${colDef.headerName} ${Math.round(colDef.computedWidth)}`;

const columns: GridColDef<Exhibit>[] = [
  // #region preview
  { field: 'room', headerName: 'Room', width: 90, renderHeader: showWidth },
  {
    field: 'title',
    headerName: 'Title',
    flex: 2,
    minWidth: 110,
    renderHeader: showWidth,
  },
  {
    field: 'maker',
    headerName: 'Maker',
    flex: 1,
    minWidth: 100,
    maxWidth: 180,
    renderHeader: showWidth,
  },
  // #endregion preview
];

const rows: Exhibit[] = [
  {
    id: 1,
    room: 'Hall',
    title: 'Astronomical clock with moon dial',
    maker: 'Ruth Amsel',
  },
  { id: 2, room: 'North 2', title: 'Pocket sundial', maker: 'Unknown' },
  {
    id: 3,
    room: 'North 2',
    title: 'Tide table engraved on brass',
    maker: 'Piet Vos',
  },
];

export default function FlexShares() {
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
          min={30}
          max={100}
          valueLabelDisplay="auto"
          valueLabelFormat={(value) => `${value}%`}
          aria-labelledby={labelId}
        />
      </Box>
      <Box sx={{ height: 260, width: `${share}%`, minWidth: 220 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          aria-label="Exhibits, with the width of each column in its header"
          disableColumnMenu
          disableColumnSorting
          hideFooter
        />
      </Box>
    </Box>
  );
}
