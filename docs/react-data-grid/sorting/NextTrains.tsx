import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

interface Departure {
  id: number;
  leaves: string;
  destination: string;
  delay: number;
}

const columns: GridColDef<Departure>[] = [
  { field: 'leaves', headerName: 'Leaves', width: 100 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120 },
];

const rows: Departure[] = [
  { id: 511, leaves: '14:05', destination: 'Port Almere', delay: 12 },
  { id: 512, leaves: '13:52', destination: 'Kessel Junction', delay: 0 },
  { id: 513, leaves: '14:18', destination: 'Brannock', delay: 3 },
  { id: 514, leaves: '13:58', destination: 'Vesper Hill', delay: 25 },
];

const nextToLeave: GridSortModel = [{ field: 'leaves', sort: 'asc' }];
const latestFirst: GridSortModel = [{ field: 'delay', sort: 'desc' }];

export default function NextTrains() {
  const [sortModel, setSortModel] = React.useState(nextToLeave);
  const [sortingItem] = sortModel;
  const order = sortingItem ? `${sortingItem.field} ${sortingItem.sort}` : null;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the departures"
        value={order}
        onChange={(_, value: string | null) => {
          if (value) {
            setSortModel(value === 'delay desc' ? latestFirst : nextToLeave);
          }
        }}
      >
        <ToggleButton value="leaves asc">Next to leave</ToggleButton>
        <ToggleButton value="delay desc">Latest first</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" role="status" sx={{ my: 1 }}>
        {order ? `Sort model: ${order}` : 'Sort model: empty, rows as they came'}
      </Typography>
      <Box sx={{ height: 266 }}>
        {/* #region preview */}
        <DataGrid
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          aria-label="Departures"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
