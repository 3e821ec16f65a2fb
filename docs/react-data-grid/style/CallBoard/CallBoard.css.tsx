import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { calls, columns, type Call } from './calls';
import styles from './CallBoard.module.css';

// #region preview
const getRowClassName = ({ row }: GridRowClassNameParams<Call>) =>
  styles[row.state] ?? '';
// #endregion preview

export default function CallBoard() {
  return (
    <div className={styles.board}>
      <DataGrid
        aria-label="Calls this evening"
        rows={calls}
        columns={columns}
        getRowClassName={getRowClassName}
        hideFooter
      />
    </div>
  );
}
