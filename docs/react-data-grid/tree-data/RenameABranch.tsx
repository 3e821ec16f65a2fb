import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Station {
  id: number;
  path: string[];
  megawatts: number;
}

const columns: GridColDef<Station>[] = [
  { field: 'megawatts', headerName: 'MW', type: 'number', width: 120 },
];

const rows: Station[] = [
  { id: 1, path: ['Coast grid'], megawatts: 330 },
  { id: 2, path: ['Coast grid', 'Gull Ridge'], megawatts: 120 },
  { id: 3, path: ['Coast grid', 'Skerry Bank'], megawatts: 210 },
  { id: 4, path: ['Hill grid'], megawatts: 46 },
];

const getTreeDataPath: DataGridProProps<Station>['getTreeDataPath'] = (row) =>
  row.path;

export default function RenameABranch() {
  const apiRef = useGridApiRef();
  const [closed, setClosed] = React.useState(false);

  // #region preview
  const rename = () => {
    const branch = rows.filter((row) => row.path[0] === 'Coast grid');
    apiRef.current?.updateRows(
      branch.map((row) => ({ ...row, path: ['West grid', ...row.path.slice(1)] })),
    );
  };

  const remove = () => {
    // The plants stay, and the grid generates a row in place of the deleted one.
    apiRef.current?.updateRows([{ id: 1, _action: 'delete' }]);
    setClosed(true);
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={rename} disabled={closed}>
          Rename to West grid
        </Button>
        <Button onClick={remove} disabled={closed}>
          Delete its row
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          treeData
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          defaultGroupingExpansionDepth={1}
          aria-label="Grids and their power plants"
          hideFooter
        />
      </Box>
    </Box>
  );
}
