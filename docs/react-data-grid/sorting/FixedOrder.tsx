import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

interface Stop {
  id: number;
  km: number;
  station: string;
  facilities: string;
}

// #region preview
const columns: GridColDef<Stop>[] = [
  { field: 'km', headerName: 'Km', type: 'number', width: 90, sortable: false },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  {
    field: 'facilities',
    headerName: 'Facilities',
    flex: 1,
    minWidth: 140,
    hideSortIcons: true,
  },
];

const initialState: DataGridProps['initialState'] = {
  sorting: { sortModel: [{ field: 'km', sort: 'asc' }] },
};
// #endregion preview

const rows: Stop[] = [
  { id: 1, km: 41, station: 'Fern Halt', facilities: 'Shelter' },
  { id: 2, km: 0, station: 'Harbor Street', facilities: 'Tickets, elevator' },
  { id: 3, km: 87, station: 'Upper Moor', facilities: 'Bicycles' },
  { id: 4, km: 19, station: 'Glass Works', facilities: 'Elevator' },
];

export default function FixedOrder() {
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={disabled}
            onChange={(_, checked) => setDisabled(checked)}
          />
        }
        label="disableColumnSorting"
      />
      <Box sx={{ height: 266, mt: 1 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          initialState={initialState}
          disableColumnSorting={disabled}
          aria-label="Stops of the moor line"
          hideFooter
        />
      </Box>
    </Box>
  );
}
