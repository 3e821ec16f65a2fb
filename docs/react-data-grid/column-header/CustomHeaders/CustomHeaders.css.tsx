import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rows } from './seeds';
import styles from './CustomHeaders.module.css';

// #region preview
interface TwoLinesProps {
  title: string;
  unit: string;
}

function TwoLines({ title, unit }: TwoLinesProps) {
  return (
    <div className={styles.lines}>
      <div className={styles.title}>{title}</div>
      <div className={styles.unit}>{unit}</div>
    </div>
  );
}

const columns: GridColDef[] = [
  {
    field: 'species',
    headerName: 'Species',
    flex: 1,
    minWidth: 160,
    headerClassName: styles.header,
  },
  {
    field: 'viability',
    headerName: 'Viability, %',
    type: 'number',
    width: 130,
    headerClassName: styles.header,
    renderHeader: () => <TwoLines title="Viability" unit="percent" />,
  },
  {
    field: 'stock',
    headerName: 'Stock, g',
    type: 'number',
    width: 120,
    headerClassName: styles.header,
    renderHeader: () => <TwoLines title="Stock" unit="grams" />,
  },
];
// #endregion preview

export default function CustomHeaders() {
  return (
    <div className={styles.root}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Seed bank, with custom headers"
        hideFooter
      />
    </div>
  );
}
