import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'min', headerName: 'Min', type: 'number', width: 90 },
  { field: 'max', headerName: 'Max', type: 'number', width: 90 },
  { field: 'wind', headerName: 'Speed', type: 'number', width: 90 },
  { field: 'gust', headerName: 'Gust', type: 'number', width: 90 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'temperature',
    headerName: 'Temperature in °C, two meters above ground',
    children: [{ field: 'min' }, { field: 'max' }],
  },
  {
    groupId: 'wind',
    headerName: 'Wind in km/h, ten meters above ground',
    children: [{ field: 'wind' }, { field: 'gust' }],
  },
];

const rows = [
  { id: 1, station: 'Fell Head', min: -2.1, max: 6.4, wind: 38, gust: 74 },
  { id: 2, station: 'Harbor Wall', min: 5.3, max: 11.8, wind: 22, gust: 51 },
  { id: 3, station: 'Mill Lane', min: 3.9, max: 13.2, wind: 11, gust: 29 },
];

// #region preview
const wrappedTitles = {
  [`& .${gridClasses['columnHeader--filledGroup']} .${gridClasses.columnHeaderTitle}`]:
    {
      whiteSpace: 'normal',
      lineHeight: 1.25,
    },
};

export default function HeaderHeights() {
  return (
    <Box sx={{ height: 263, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnGroupHeaderHeight={64}
        columnHeaderHeight={40}
        sx={wrappedTitles}
        aria-label="Weather on April 12, with heights"
        hideFooter
      />
    </Box>
  );
}
// #endregion preview
