import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { wait } from '@site/sample-data/wait';

interface Game {
  id: number;
  title: string;
  copies: number | null;
  /** Raised by the server with each change. */
  version: number;
}

const initialRows: Game[] = [
  { id: 1, title: 'Harbor Lights', copies: 3, version: 1 },
  { id: 2, title: 'Nine Tunnels', copies: 1, version: 1 },
  { id: 3, title: 'Beetle Market', copies: 2, version: 1 },
];

/** A server that stores a row only if nobody has changed it since it was read. */
function createVersionedServer(games: readonly Game[]) {
  const stored = new Map(games.map((game) => [game.id, game]));
  const store = (game: Game) => {
    const saved = { ...game, version: game.version + 1 };
    stored.set(game.id, saved);
    return saved;
  };
  return {
    putGame: async (game: Game) => {
      await wait(500);
      const current = stored.get(game.id) ?? game;
      return current.version === game.version
        ? { status: 200, game: store(game) }
        : { status: 409, game: current };
    },
    letColleagueSell: () => {
      stored.forEach((game) => store({ ...game, copies: 0 }));
    },
  };
}

const columns: GridColDef<Game>[] = [
  { field: 'title', headerName: 'Game', flex: 1, minWidth: 130 },
  {
    field: 'copies',
    headerName: 'Copies',
    type: 'number',
    width: 100,
    editable: true,
  },
];

interface Conflict {
  mine: Game;
  theirs: Game;
  resolve: (game: Game | Promise<Game>) => void;
}

export default function SaveConflict() {
  const [server] = React.useState(() => createVersionedServer(initialRows));
  const [rows, setRows] = React.useState(initialRows);
  const [conflict, setConflict] = React.useState<Conflict | null>(null);

  // #region preview
  const saveRow = async (mine: Game): Promise<Game> => {
    const { status, game } = await server.putGame(mine);
    if (status === 409) {
      return new Promise<Game>((resolve) => {
        setConflict({ mine, theirs: game, resolve });
      });
    }
    setRows((current) => current.map((row) => (row.id === game.id ? game : row)));
    return game;
  };

  const takeTheirs = ({ theirs, resolve }: Conflict) => {
    setConflict(null);
    setRows((current) =>
      current.map((row) => (row.id === theirs.id ? theirs : row)),
    );
    resolve(theirs);
  };

  const saveMine = ({ mine, theirs, resolve }: Conflict) => {
    setConflict(null);
    resolve(saveRow({ ...mine, version: theirs.version }));
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => server.letColleagueSell()} sx={{ mb: 1 }}>
        Let a colleague sell all copies
      </Button>
      <Box sx={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={saveRow}
          onProcessRowUpdateError={() => setConflict(null)}
          aria-label="Games that two people edit"
          hideFooter
        />
      </Box>
      {conflict && (
        <Dialog open onClose={() => takeTheirs(conflict)}>
          <DialogTitle>Someone has changed {conflict.theirs.title}</DialogTitle>
          <DialogContent>
            Your number of copies is {conflict.mine.copies ?? 'empty'}, theirs is{' '}
            {conflict.theirs.copies ?? 'empty'}.
          </DialogContent>
          <DialogActions>
            <Button onClick={() => takeTheirs(conflict)}>Take theirs</Button>
            <Button onClick={() => saveMine(conflict)}>Save mine</Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
