import AirIcon from '@mui/icons-material/Air';
import ThermostatIcon from '@mui/icons-material/Thermostat';
import {
  DataGrid,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { columns, rows } from './weather';
import styles from './CustomHeaders.module.css';

// #region preview
const renderHeaderGroup = ({ groupId, headerName }: GridColumnGroupHeaderParams) => (
  <div className={styles.title}>
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
    headerClassName: styles.temperature,
    headerAlign: 'center',
    renderHeaderGroup,
    children: [{ field: 'min' }, { field: 'max' }],
  },
  {
    groupId: 'wind',
    headerName: 'Wind',
    headerClassName: styles.wind,
    headerAlign: 'center',
    renderHeaderGroup,
    children: [{ field: 'wind' }, { field: 'gust' }],
  },
];
// #endregion preview

export default function CustomHeaders() {
  return (
    <div className={styles.root}>
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
