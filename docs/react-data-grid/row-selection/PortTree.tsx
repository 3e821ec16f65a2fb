import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-pro';

interface Berth {
  id: string;
  path: string[];
  draft: number;
}

const rows: Berth[] = [
  { id: 'West basin', path: ['West basin'], draft: 12.5 },
  { id: 'W1', path: ['West basin', 'W1'], draft: 12.5 },
  { id: 'W2', path: ['West basin', 'W2'], draft: 11 },
  { id: 'Ferry pier', path: ['Ferry pier'], draft: 8 },
  { id: 'F1', path: ['Ferry pier', 'F1'], draft: 8 },
  { id: 'F2', path: ['Ferry pier', 'F2'], draft: 7.4 },
];

const columns: GridColDef<Berth>[] = [
  { field: 'draft', headerName: 'Draft (m)', type: 'number', width: 100 },
];

const groupingColDef = { headerName: 'Berth', flex: 1, minWidth: 160 };
const getTreeDataPath = (row: Berth) => row.path;

export default function PortTree() {
  const [hasDescendants, setHasDescendants] = React.useState(true);
  const [hasParents, setHasParents] = React.useState(true);
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });

  // #region preview
  const propagation = React.useMemo(
    () => ({ descendants: hasDescendants, parents: hasParents }),
    [hasDescendants, hasParents],
  );
  // #endregion preview

  const selected = rows.filter(
    (row) => model.ids.has(row.id) === (model.type === 'include'),
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="descendants"
        control={
          <Switch
            size="small"
            checked={hasDescendants}
            onChange={(event) => setHasDescendants(event.target.checked)}
          />
        }
      />
      <FormControlLabel
        label="parents"
        control={
          <Switch
            size="small"
            checked={hasParents}
            onChange={(event) => setHasParents(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 372, mt: 1 }}>
        <DataGridPro
          treeData
          getTreeDataPath={getTreeDataPath}
          defaultGroupingExpansionDepth={-1}
          groupingColDef={groupingColDef}
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionPropagation={propagation}
          onRowSelectionModelChange={setModel}
          aria-label="Berths to close"
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5, minHeight: 40 }}>
        In the model: {selected.map((row) => row.id).join(', ') || 'none'}
      </Typography>
    </Box>
  );
}
