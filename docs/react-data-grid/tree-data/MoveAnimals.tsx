import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridRowOrderChangeParams,
  type ReorderValidationContext,
} from '@mui/x-data-grid-pro';

interface Resident {
  id: number;
  path: string[];
  kind: 'house' | 'animal';
  note: string;
}

const initialRows: Resident[] = [
  { id: 1, path: ['Rainforest'], kind: 'house', note: '26 °C' },
  { id: 2, path: ['Rainforest', 'Kato'], kind: 'animal', note: 'Lar gibbon' },
  { id: 3, path: ['Rainforest', 'Rosa'], kind: 'animal', note: 'Sloth' },
  { id: 4, path: ['Savanna'], kind: 'house', note: '19 °C' },
  { id: 5, path: ['Savanna', 'Zola'], kind: 'animal', note: 'Giraffe' },
];

// What a server would have: the grid writes to it, the text below reads it.
let saved = initialRows;
const listeners = new Set<() => void>();
const store = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => saved,
  save(next: Resident) {
    saved = saved.map((row) => (row.id === next.id ? next : row));
    listeners.forEach((listener) => listener());
  },
};

const columns: GridColDef<Resident>[] = [
  { field: 'note', headerName: 'Note', width: 130 },
];

// #region preview
const getTreeDataPath = (row: Resident) => row.path;
const setTreeDataPath = (path: string[], row: Resident) => ({ ...row, path });

const isValidRowReorder = ({
  sourceNode,
  targetNode,
  dropPosition,
}: ReorderValidationContext) => {
  const depthAfter =
    dropPosition === 'inside' ? targetNode.depth + 1 : targetNode.depth;
  // Houses stay at the top, and animals stay in a house.
  return depthAfter === sourceNode.depth;
};

const processRowUpdate = (row: Resident) => {
  store.save(row);
  return row;
};
// #endregion preview

const groupingColDef: DataGridProProps['groupingColDef'] = { width: 200 };

export default function MoveAnimals() {
  const current = React.useSyncExternalStore(
    store.subscribe,
    store.read,
    store.read,
  );
  const paths = current
    .filter((row) => row.kind === 'animal')
    .map((row) => row.path.join(' / '));
  const [message, setMessage] = React.useState('Drag an animal to the other house.');

  const onRowOrderChange = ({
    row,
    targetIndex,
    oldParent,
    newParent,
  }: GridRowOrderChangeParams) =>
    setMessage(
      `${row.path.at(-1)} is number ${targetIndex + 1} in ${oldParent === newParent ? 'the same' : 'another'} place.`,
    );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 380 }}>
        <DataGridPro
          treeData
          rows={initialRows}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          setTreeDataPath={setTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          rowReordering
          isValidRowReorder={isValidRowReorder}
          processRowUpdate={processRowUpdate}
          onRowOrderChange={onRowOrderChange}
          aria-label="Animals and their houses"
          hideFooter
        />
      </Box>
      <Typography
        variant="body2"
        color="text.secondary"
        role="status"
        sx={{ mt: 1, minHeight: '4.4em' }}
      >
        {message} Saved: {paths.join(', ')}.
      </Typography>
    </Box>
  );
}
