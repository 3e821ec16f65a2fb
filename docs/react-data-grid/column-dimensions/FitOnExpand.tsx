import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface River {
  path: string[];
  length: number;
}

const columns: GridColDef<River>[] = [
  { field: 'length', headerName: 'Length in km', type: 'number', width: 120 },
];

const rows: River[] = [
  { path: ['Great Ash'], length: 412 },
  { path: ['Great Ash', 'Upper Alder'], length: 96 },
  { path: ['Great Ash', 'Upper Alder', 'Brook of the Three Weirs'], length: 14 },
  {
    path: ['Great Ash', 'Upper Alder', 'Brook of the Three Weirs', 'Left ditch'],
    length: 3,
  },
  { path: ['Great Ash', 'Stony Fork'], length: 51 },
  { path: ['Little Ash'], length: 88 },
  { path: ['Little Ash', 'Canal from the old paper mill'], length: 9 },
];

const getTreeDataPath: DataGridProProps<River>['getTreeDataPath'] = (row) =>
  row.path;
const getRowId = (row: River) => row.path.join('/');
const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'River',
  width: 130,
};

export default function FitOnExpand() {
  const apiRef = useGridApiRef();

  // #region preview
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', () => {
        // The rows below are not in the DOM yet.
        requestAnimationFrame(() => {
          void apiRef.current?.autosizeColumns({
            columns: [GRID_TREE_DATA_GROUPING_FIELD],
            includeOutliers: true,
          });
        });
      }),
    [apiRef],
  );
  // #endregion preview

  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        getRowId={getRowId}
        groupingColDef={groupingColDef}
        aria-label="Rivers and their tributaries"
        hideFooter
      />
    </Box>
  );
}
