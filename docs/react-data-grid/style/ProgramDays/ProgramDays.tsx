import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  gridExpandedSortedRowIdsSelector,
  gridRowSelector,
  useGridApiRef,
  type GridRowClassNameParams,
} from '@mui/x-data-grid';
import { columns, concerts, type Concert } from './program';

const sx = {
  [`& .new-day .${gridClasses.cell}`]: {
    borderTop: '2px solid',
    borderColor: 'primary.main',
  },
};

export default function ProgramDays() {
  const apiRef = useGridApiRef();

  // #region preview
  const getRowClassName = React.useCallback(
    ({ id, row, isFirstVisible }: GridRowClassNameParams<Concert>) => {
      const ids = gridExpandedSortedRowIdsSelector(apiRef);
      const above = gridRowSelector(apiRef, ids[ids.indexOf(id) - 1]!);
      return !isFirstVisible && above?.day !== row.day ? 'new-day' : '';
    },
    [apiRef],
  );
  // #endregion preview

  return (
    <Box sx={{ height: 334, width: '100%' }}>
      <DataGrid
        aria-label="Festival program"
        apiRef={apiRef}
        rows={concerts}
        columns={columns}
        getRowClassName={getRowClassName}
        sx={sx}
        hideFooter
      />
    </Box>
  );
}
