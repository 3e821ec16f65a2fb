import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { columns, initialState, loaves, pageSizeOptions } from './loaves';
import styles from './StripedLoaves.module.css';

// #region preview
const getRowClassName = ({ indexRelativeToCurrentPage }: GridRowClassNameParams) =>
  indexRelativeToCurrentPage % 2 === 1 ? styles.striped! : '';
// #endregion preview

export default function StripedLoaves() {
  return (
    <div className={styles.shelf}>
      <DataGrid
        aria-label="Loaves"
        rows={loaves}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={pageSizeOptions}
        getRowClassName={getRowClassName}
      />
    </div>
  );
}
