import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import FolderIcon from '@mui/icons-material/Folder';
import MovieIcon from '@mui/icons-material/Movie';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  GridTreeDataGroupingCell,
  type DataGridProProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';

interface Reel {
  id: number;
  path: string[];
  minutes: number;
  shelf: string;
}

const columns: GridColDef<Reel>[] = [
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
  { field: 'shelf', headerName: 'Shelf', width: 110 },
];

const rows: Reel[] = [
  { id: 1, path: ['Salt Road'], minutes: 112, shelf: 'F 2' },
  { id: 2, path: ['Salt Road', 'Reel 1'], minutes: 58, shelf: 'F 2' },
  { id: 3, path: ['Salt Road', 'Reel 2'], minutes: 54, shelf: 'F 2' },
  { id: 4, path: ['Tin Whistle'], minutes: 14, shelf: 'K 9' },
];

const getTreeDataPath: DataGridProProps<Reel>['getTreeDataPath'] = (row) => row.path;

// #region preview
function FilmCell({
  count,
  ...params
}: GridRenderCellParams<Reel> & { count: boolean }) {
  const Icon = params.rowNode.depth === 0 ? FolderIcon : MovieIcon;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', height: '100%' }}>
      <Icon fontSize="small" color="action" />
      <GridTreeDataGroupingCell
        {...(params as React.ComponentProps<typeof GridTreeDataGroupingCell>)}
        hideDescendantCount={!count}
      />
    </Stack>
  );
}
// #endregion preview

const initialState: DataGridProProps['initialState'] = {
  columns: { orderedFields: ['minutes', GRID_TREE_DATA_GROUPING_FIELD, 'shelf'] },
};

export default function ArchiveColumn() {
  const [count, setCount] = React.useState(true);

  const groupingColDef = React.useMemo<DataGridProProps<Reel>['groupingColDef']>(
    () => ({
      headerName: 'Film and reel',
      width: 220,
      renderCell: (params) => <FilmCell {...params} count={count} />,
    }),
    [count],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={count} onChange={(_, checked) => setCount(checked)} />
        }
        label="Number of reels"
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 320 }}>
        <DataGridPro
          treeData
          rows={rows}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          initialState={initialState}
          defaultGroupingExpansionDepth={1}
          aria-label="Film reels in the archive"
          hideFooter
        />
      </Box>
    </Box>
  );
}
