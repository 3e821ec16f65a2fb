import * as React from 'react';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridRowSelector,
  useGridApiRef,
  type GridRowClassNameParams,
} from '@mui/x-data-grid';
import { columns, concerts, type Concert } from './program';

const newDay =
  '[&>.MuiDataGrid-cell]:[border-top:2px_solid_var(--mui-palette-primary-main)]';

export default function ProgramDays() {
  const apiRef = useGridApiRef();

  // #region preview
  const getRowClassName = React.useCallback(
    ({ id, row, isFirstVisible }: GridRowClassNameParams<Concert>) => {
      const ids = gridExpandedSortedRowIdsSelector(apiRef);
      const above = gridRowSelector(apiRef, ids[ids.indexOf(id) - 1]!);
      return !isFirstVisible && above?.day !== row.day ? newDay : '';
    },
    [apiRef],
  );
  // #endregion preview

  return (
    <div className="h-[334px] w-full">
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
