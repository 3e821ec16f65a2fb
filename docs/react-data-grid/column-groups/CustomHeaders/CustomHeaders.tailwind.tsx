import AirIcon from '@mui/icons-material/Air';
import ThermostatIcon from '@mui/icons-material/Thermostat';
import {
  DataGrid,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { columns, rows } from './weather';

// #region preview
const renderHeaderGroup = ({ groupId, headerName }: GridColumnGroupHeaderParams) => (
  <div className="flex items-center gap-2">
    {groupId === 'wind' ? (
      <AirIcon fontSize="small" />
    ) : (
      <ThermostatIcon fontSize="small" />
    )}
    {headerName}
  </div>
);

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'temperature',
    headerName: 'Temperature',
    headerClassName: 'bg-linear-to-r from-warning/20 to-warning/20',
    headerAlign: 'center',
    renderHeaderGroup,
    children: [{ field: 'min' }, { field: 'max' }],
  },
  {
    groupId: 'wind',
    headerName: 'Wind',
    headerClassName: 'bg-linear-to-r from-info/20 to-info/20',
    headerAlign: 'center',
    renderHeaderGroup,
    children: [{ field: 'wind' }, { field: 'gust' }],
  },
];
// #endregion preview

export default function CustomHeaders() {
  return (
    <div className="h-[285px] w-full">
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        aria-label="Weather on April 12, in colors"
        hideFooter
      />
    </div>
  );
}
