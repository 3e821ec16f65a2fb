import { DataGrid, type GridColumnHeaderParams } from '@mui/x-data-grid';
import { houseColumns, houses } from './houses';
import styles from './PremiereHeader.module.css';

// #region preview
const headerClassName = ({ colDef }: GridColumnHeaderParams) =>
  colDef.type === 'number' ? styles.capacity! : styles.plain!;

const columns = houseColumns.map((column) => ({ ...column, headerClassName }));
// #endregion preview

export default function PremiereHeader() {
  return (
    <div className={styles.houses}>
      <DataGrid
        aria-label="Houses of the company"
        rows={houses}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
