import * as React from 'react';
import {
  DataGridPro,
  gridRowNodeSelector,
  useGridApiRef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, groupingColDef, posts } from './company';

export default function CompanyTree() {
  const apiRef = useGridApiRef();

  // #region preview
  const getRowClassName = React.useCallback(
    ({ id }: GridRowParams) =>
      gridRowNodeSelector(apiRef, id).depth === 0 ? 'font-bold' : 'text-muted',
    [apiRef],
  );
  // #endregion preview

  return (
    <div className="h-[334px] w-full">
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
        hideFooter
      />
    </div>
  );
}
