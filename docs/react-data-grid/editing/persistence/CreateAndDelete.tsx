import * as React from 'react';
import { flushSync } from 'react-dom';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/Delete';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { wait } from '@site/sample-data/wait';

interface Game {
  /** Made in the browser, and never changed: the id of the grid's row. */
  key: string;
  /** Given by the server; null until it has stored the row. */
  id: number | null;
  title: string;
}

const initialRows: Game[] = [
  { key: 'game-1', id: 1, title: 'Harbor Lights' },
  { key: 'game-2', id: 2, title: 'Nine Tunnels' },
];

let lastId = 2;

async function postGame(): Promise<number> {
  await wait(700);
  lastId += 1;
  return lastId;
}

async function deleteGame(): Promise<void> {
  await wait(700);
}

export default function CreateAndDelete() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(initialRows);
  const [failure, setFailure] = React.useState<string | null>(null);
  const nextKey = React.useRef(3);

  // #region preview
  const addGame = () => {
    const key = `game-${nextKey.current}`;
    nextKey.current += 1;
    flushSync(() =>
      setRows((current) => [...current, { key, id: null, title: '' }]),
    );
    apiRef.current?.startCellEditMode({ id: key, field: 'title' });
  };

  const saveGame = async (game: Game) => {
    if (game.title.trim() === '') {
      throw new Error('Enter a title, or press Esc and delete the row.');
    }
    const saved = { ...game, id: game.id ?? (await postGame()) };
    setRows((current) =>
      current.map((row) => (row.key === saved.key ? saved : row)),
    );
    setFailure(null);
    return saved;
  };
  // #endregion preview

  const removeGame = async (game: Game) => {
    try {
      if (game.id !== null) {
        await deleteGame();
      }
      setRows((current) => current.filter(({ key }) => key !== game.key));
    } catch {
      setFailure(`${game.title} was not deleted. Please try again.`);
    }
  };

  const columns: GridColDef<Game>[] = [
    { field: 'id', headerName: 'No.', width: 70 },
    { field: 'title', headerName: 'Game', flex: 1, minWidth: 130, editable: true },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 80,
      renderCell: (params) => (
        <GridActionsCell {...params}>
          <GridActionsCellItem
            icon={<DeleteIcon />}
            label={`Delete ${params.row.title || 'the new game'}`}
            onClick={() => removeGame(params.row)}
          />
        </GridActionsCell>
      ),
    },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Button startIcon={<AddIcon />} onClick={addGame} sx={{ mb: 1 }}>
        Add game
      </Button>
      <Box sx={{ height: 268 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          getRowId={(row) => row.key}
          processRowUpdate={saveGame}
          onProcessRowUpdateError={(error: Error) => setFailure(error.message)}
          aria-label="Games that can be added and deleted"
          hideFooter
        />
      </Box>
      <Alert role="status" severity={failure ? 'error' : 'info'} sx={{ mt: 1 }}>
        {failure ?? 'A new game gets its number from the server.'}
      </Alert>
    </Box>
  );
}
