import * as React from 'react';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridRowSelector,
  useGridApiRef,
  type GridRowClassNameParams,
} from '@mui/x-data-grid';
import { columns, concerts, type Concert } from './program';
import styles from './ProgramDays.module.css';

export default function ProgramDays() {
  const apiRef = useGridApiRef();

  // #region preview
  const getRowClassName = React.useCallback(
    ({ id, row, isFirstVisible }: GridRowClassNameParams<Concert>) => {
      const ids = gridExpandedSortedRowIdsSelector(apiRef);
      const above = gridRowSelector(apiRef, ids[ids.indexOf(id) - 1]!);
      return !isFirstVisible && above?.day !== row.day ? styles.newDay! : '';
    },
    [apiRef],
  );
  // #endregion preview

  return (
    <div className={styles.festival}>
      <DataGrid
        aria-label="Festival program"
        apiRef={apiRef}
        rows={concerts}
        columns={columns}
        getRowClassName={getRowClassName}
        hideFooter
      />
    </div>
  );
}
