import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridRowNodeSelector,
  useGridApiRef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, groupingColDef, posts } from './company';

const sx = {
  '& .department': { fontWeight: 700 },
  '& .team': { color: 'text.secondary' },
};

export default function CompanyTree() {
  const apiRef = useGridApiRef();

  // #region preview
  const getRowClassName = React.useCallback(
    ({ id }: GridRowParams) =>
      gridRowNodeSelector(apiRef, id).depth === 0 ? 'department' : 'team',
    [apiRef],
  );
  // #endregion preview

  return (
    <Box sx={{ height: 334, width: '100%' }}>
      <DataGridPro
        aria-label="Hours by department"
        apiRef={apiRef}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        rows={posts}
        columns={columns}
        getRowClassName={getRowClassName}
        sx={sx}
        hideFooter
      />
    </Box>
  );
}
