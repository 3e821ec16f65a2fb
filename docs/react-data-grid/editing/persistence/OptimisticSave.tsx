import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';

interface Game {
  id: number;
  title: string;
  copies: number | null;
}

const initialRows: Game[] = [
  { id: 1, title: 'Harbor Lights', copies: 3 },
  { id: 2, title: 'Nine Tunnels', copies: 1 },
  { id: 3, title: 'Beetle Market', copies: 2 },
];

// Every second request fails, so that you can try both outcomes.
const server = createFakeServer(initialRows, { latency: 1500, failEvery: 2 });

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

export default function OptimisticSave() {
  const [rows, setRows] = React.useState(initialRows);
  const [failure, setFailure] = React.useState<string | null>(null);

  // #region preview
  const setCopies = (id: number, copies: number | null) =>
    setRows((current) =>
      current.map((row) => (row.id === id ? { ...row, copies } : row)),
    );

  const saveRow = (newRow: Game, oldRow: Game) => {
    const { id, title, copies } = newRow;
    if (copies === oldRow.copies) {
      return oldRow;
    }
    setFailure(null);
    setCopies(id, copies);
    server.updateRow({ rowId: id, updatedRow: { copies } }).catch(() => {
      setCopies(id, oldRow.copies);
      setFailure(`${title}: ${copies ?? 'no'} copies were not saved.`);
    });
    return newRow;
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={saveRow}
          aria-label="Games that are shown as changed before they are saved"
          hideFooter
        />
      </Box>
      <Alert role="status" severity={failure ? 'error' : 'info'} sx={{ mt: 1 }}>
        {failure ?? 'Change a number of copies.'}
      </Alert>
    </Box>
  );
}
