import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'min', headerName: 'Min', type: 'number', width: 100 },
  { field: 'max', headerName: 'Max', type: 'number', width: 100 },
  { field: 'wind', headerName: 'Speed', type: 'number', width: 100 },
  { field: 'gust', headerName: 'Gust', type: 'number', width: 100 },
  { field: 'humidity', headerName: 'Humidity, %', type: 'number', width: 120 },
];

const rows = [
  {
    id: 1,
    station: 'Fell Head',
    min: -2.1,
    max: 6.4,
    humidity: 81,
    wind: 38,
    gust: 74,
  },
  {
    id: 2,
    station: 'Harbor Wall',
    min: 5.3,
    max: 11.8,
    humidity: 77,
    wind: 22,
    gust: 51,
  },
];

// #region preview
export default function ReorderedColumns() {
  const [freeReordering, setFreeReordering] = React.useState(false);

  const columnGroupingModel = React.useMemo<GridColumnGroupingModel>(
    () => [
      {
        groupId: 'temperature',
        headerName: 'Temperature, °C',
        freeReordering,
        children: [{ field: 'min' }, { field: 'max' }],
      },
      {
        groupId: 'wind',
        headerName: 'Wind, km/h',
        children: [{ field: 'wind' }, { field: 'gust' }],
      },
    ],
    [freeReordering],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="The temperature group may be split"
        control={
          <Switch
            size="small"
            checked={freeReordering}
            onChange={(event) => setFreeReordering(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 233, mt: 1 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          columnGroupingModel={columnGroupingModel}
          aria-label="Weather on April 12, with columns to drag"
          hideFooter
        />
      </Box>
    </Box>
  );
}
// #endregion preview
