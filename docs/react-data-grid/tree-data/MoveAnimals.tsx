import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GridActionsCell,
  GridActionsCellItem,
  useGridApiContext,
  type DataGridProProps,
  type GridColDef,
  type GridRenderCellParams,
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

// Simulates a server: the grid writes to this store, and the text below reads it.
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

const houses = initialRows.filter((row) => row.kind === 'house');

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

// The same move for keyboard users.
function MoveMenu({
  onMove,
  ...params
}: GridRenderCellParams<Resident> & { onMove: (message: string) => void }) {
  const apiRef = useGridApiContext();
  if (params.row.kind === 'house') {
    return null;
  }
  return (
    <GridActionsCell {...params}>
      {houses
        .filter((house) => house.path[0] !== params.row.path[0])
        .map((house) => (
          <GridActionsCellItem
            key={house.id}
            showInMenu
            label={`Move to ${house.path[0]}`}
            onClick={async () => {
              await apiRef.current.setRowPosition(params.id, house.id, 'inside');
              onMove(`${params.row.path.at(-1)} is now first in ${house.path[0]}.`);
            }}
          />
        ))}
    </GridActionsCell>
  );
}
// #endregion preview

const groupingColDef: DataGridProProps['groupingColDef'] = { width: 160 };

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

  const columns = React.useMemo<GridColDef<Resident>[]>(
    () => [
      { field: 'note', headerName: 'Note', width: 110 },
      {
        field: 'actions',
        type: 'actions',
        width: 60,
        renderCell: (params) => <MoveMenu {...params} onMove={setMessage} />,
      },
    ],
    [],
  );

  const onRowOrderChange = ({ row, targetIndex }: GridRowOrderChangeParams) =>
    setMessage(
      `${row.path.at(-1)} is now number ${targetIndex + 1} in ${row.path.at(-2) ?? 'the zoo'}.`,
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
