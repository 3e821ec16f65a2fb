import { DataGridPro, type GridRowClassNameParams } from '@mui/x-data-grid-pro';
import { columns, initialState, timesheets, type Timesheet } from './timesheets';
import styles from './ColoredRows.module.css';

// #region preview
const getRowClassName = ({ row }: GridRowClassNameParams<Timesheet>) =>
  row.total > 40 ? styles.overtime! : '';
// #endregion preview

export default function ColoredRows() {
  return (
    <div className={styles.root}>
      <DataGridPro
        rows={timesheets}
        columns={columns}
        initialState={initialState}
        getRowClassName={getRowClassName}
        aria-label="Hours, with overtime in color"
        hideFooter
      />
    </div>
  );
}
