import { DataGrid } from '@mui/x-data-grid';
import { columns, orders } from './orders';
import styles from './HoverSeparators.module.css';

export default function HoverSeparators() {
  return (
    <div className={styles.root}>
      {/* #region preview */}
      <DataGrid
        rows={orders}
        columns={columns}
        className={styles.grid}
        hideFooter
        aria-label="Orders of a nursery"
      />
      {/* #endregion preview */}
    </div>
  );
}
