import { DataGrid, type GridCellParams } from '@mui/x-data-grid';
import { columns, cuppings, type Cupping } from './cuppings';
import styles from './CupScores.module.css';

// #region preview
function getCellClassName({ value }: GridCellParams<Cupping>) {
  if (value === null) {
    return styles.missing!;
  }
  return typeof value === 'number' && value >= 8.5 ? styles.high! : '';
}
// #endregion preview

export default function CupScores() {
  return (
    <div className={styles.scores}>
      <DataGrid
        aria-label="Cup scores"
        rows={cuppings}
        columns={columns}
        getCellClassName={getCellClassName}
        hideFooter
      />
    </div>
  );
}
