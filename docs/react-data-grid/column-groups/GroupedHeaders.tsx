import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'min', headerName: 'Min', type: 'number', width: 90 },
  { field: 'max', headerName: 'Max', type: 'number', width: 90 },
  { field: 'humidity', headerName: 'Humidity, %', type: 'number', width: 120 },
  { field: 'wind', headerName: 'Speed', type: 'number', width: 90 },
  { field: 'gust', headerName: 'Gust', type: 'number', width: 90 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'air',
    headerName: 'Air',
    children: [
      {
        groupId: 'temperature',
        headerName: 'Temperature, °C',
        children: [{ field: 'min' }, { field: 'max' }],
      },
      { field: 'humidity' },
    ],
  },
  {
    groupId: 'wind',
    headerName: 'Wind, km/h',
    children: [{ field: 'wind' }, { field: 'gust' }],
  },
];
// #endregion preview

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
  {
    id: 3,
    station: 'Mill Lane',
    min: 3.9,
    max: 13.2,
    humidity: 69,
    wind: 11,
    gust: 29,
  },
];

export default function GroupedHeaders() {
  return (
    <Box sx={{ height: 341, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        aria-label="Weather on April 12"
        hideFooter
      />
    </Box>
  );
}
