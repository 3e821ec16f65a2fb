import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import {
  containerColumns,
  containers,
  formatFill,
  type Container,
} from './containers';
import styles from './FillLevels.module.css';

// #region preview
function FillCell(params: GridRenderCellParams<Container, number>) {
  // A count of containers is not a fill level, so show it as a number.
  if (params.aggregation && !params.aggregation.hasCellUnit) {
    return <strong>{params.formattedValue}</strong>;
  }
  return (
    <div className={styles.fill}>
      <LinearProgress
        variant="determinate"
        value={(params.value ?? 0) * 100}
        color={params.aggregation ? 'secondary' : 'primary'}
        aria-label="Fill level"
        className={styles.bar}
      />
      <span>{params.formattedValue}</span>
    </div>
  );
}
// #endregion preview

const columns: GridColDef<Container>[] = [
  ...containerColumns,
  {
    field: 'fill',
    headerName: 'Full',
    type: 'number',
    width: 117,
    display: 'flex',
    valueFormatter: formatFill,
    renderCell: (params) => <FillCell {...params} />,
  },
];

export default function FillLevels() {
  return (
    <div className={styles.root}>
      <DataGridPremium
        rows={containers}
        columns={columns}
        initialState={{ aggregation: { model: { fill: 'avg' } } }}
        aria-label="Containers for recycling"
        hideFooter
        className={styles.grid}
      />
    </div>
  );
}
