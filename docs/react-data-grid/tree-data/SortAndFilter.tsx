import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Area {
  id: number;
  path: string[];
  visitors: number;
}

const columns: GridColDef<Area>[] = [
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 130 },
];

const rows: Area[] = [
  { id: 1, path: ['Steppe'], visitors: 410 },
  { id: 2, path: ['Steppe', 'Wild horses'], visitors: 95 },
  { id: 3, path: ['Steppe', 'Marmots'], visitors: 315 },
  { id: 4, path: ['Coast'], visitors: 980 },
  { id: 5, path: ['Coast', 'Gannets'], visitors: 360 },
  { id: 6, path: ['Coast', 'Seals'], visitors: 620 },
];

const getTreeDataPath: DataGridProProps<Area>['getTreeDataPath'] = (row) => row.path;

// #region preview
const initialState: DataGridProProps['initialState'] = {
  sorting: { sortModel: [{ field: 'visitors', sort: 'desc' }] },
  filter: {
    filterModel: { items: [{ field: 'visitors', operator: '>', value: 350 }] },
  },
};
// #endregion preview

export default function SortAndFilter() {
  const [topSorted, setTopSorted] = React.useState(false);
  const [topFiltered, setTopFiltered] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <FormControlLabel
          control={
            <Switch
              checked={topSorted}
              onChange={(_, checked) => setTopSorted(checked)}
            />
          }
          label="disableChildrenSorting"
        />
        <FormControlLabel
          control={
            <Switch
              checked={topFiltered}
              onChange={(_, checked) => setTopFiltered(checked)}
            />
          }
          label="disableChildrenFiltering"
        />
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGridPro
          key={`${topSorted} ${topFiltered}`}
          treeData
          rows={rows}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          initialState={initialState}
          disableChildrenSorting={topSorted}
          disableChildrenFiltering={topFiltered}
          defaultGroupingExpansionDepth={-1}
          aria-label="Visitors of the zoo by area"
          hideFooter
        />
      </Box>
    </Box>
  );
}
