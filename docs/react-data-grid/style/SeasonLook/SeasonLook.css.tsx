import { DataGrid } from '@mui/x-data-grid';
import { columns, plays } from './season';
import styles from './SeasonLook.module.css';

export default function SeasonLook() {
  return (
    <div className={styles.season}>
      {/* #region preview */}
      <DataGrid
        aria-label="Plays of the season"
        rows={plays}
        columns={columns}
        hideFooter
        classes={{
          root: styles.grid,
          columnHeader: styles.header,
          columnHeaderTitle: styles.title,
          cell: styles.cell,
        }}
      />
      {/* #endregion preview */}
    </div>
  );
}
