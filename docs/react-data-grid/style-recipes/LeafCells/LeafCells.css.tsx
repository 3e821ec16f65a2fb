import { DataGridPremium } from '@mui/x-data-grid-premium';
import styles from './LeafCells.module.css';
import { columns, hasFewPots, initialState, sales } from './sales';

export default function LeafCells() {
  return (
    <div className={styles.root}>
      {/* #region preview */}
      <DataGridPremium
        rows={sales}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={-1}
        getCellClassName={(params) => (hasFewPots(params) ? styles.few! : '')}
        hideFooter
        aria-label="Pots by greenhouse"
      />
      {/* #endregion preview */}
    </div>
  );
}
