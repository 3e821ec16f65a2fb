import AirIcon from '@mui/icons-material/Air';
import ThermostatIcon from '@mui/icons-material/Thermostat';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { alpha, type Theme } from '@mui/material/styles';
import {
  DataGrid,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { columns, rows } from './weather';

// #region preview
const renderHeaderGroup = ({ groupId, headerName }: GridColumnGroupHeaderParams) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
    {groupId === 'wind' ? (
      <AirIcon fontSize="small" />
    ) : (
      <ThermostatIcon fontSize="small" />
    )}
    {headerName}
  </Stack>
);

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'temperature',
    headerName: 'Temperature',
    headerClassName: 'temperature',
    headerAlign: 'center',
    renderHeaderGroup,
    children: [{ field: 'min' }, { field: 'max' }],
  },
  {
    groupId: 'wind',
    headerName: 'Wind',
    headerClassName: 'wind',
    headerAlign: 'center',
    renderHeaderGroup,
    children: [{ field: 'wind' }, { field: 'gust' }],
  },
];

const tint = (color: string) => {
  const transparent = alpha(color, 0.2);
  return { backgroundImage: `linear-gradient(${transparent}, ${transparent})` };
};

const sx = (theme: Theme) => ({
  '& .temperature': tint(theme.palette.warning.main),
  '& .wind': tint(theme.palette.info.main),
});
// #endregion preview

export default function CustomHeaders() {
  return (
    <Box sx={{ height: 285, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        sx={sx}
        aria-label="Weather on April 12, in colors"
        hideFooter
      />
    </Box>
  );
}
