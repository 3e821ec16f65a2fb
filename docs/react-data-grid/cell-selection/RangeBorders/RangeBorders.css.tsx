import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, firings, selectedCells } from './firings';
import styles from './RangeBorders.module.css';

export default function RangeBorders() {
  const [model, setModel] = React.useState(selectedCells);
  return (
    <div className={styles.root}>
      {/* #region preview */}
      <DataGridPremium
        rows={firings}
        columns={columns}
        cellSelection
        cellSelectionModel={model}
        onCellSelectionModelChange={setModel}
        disableRowSelectionOnClick
        className={styles.grid}
        hideFooter
        aria-label="Temperatures of the firings"
      />
      {/* #endregion preview */}
    </div>
  );
}
