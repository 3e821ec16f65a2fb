import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createFakeServer } from '@site/sample-data/fakeServer';

interface Game {
  id: number;
  title: string;
  shelf: string;
  copies: number | null;
}

const initialRows: Game[] = [
  { id: 1, title: 'Harbor Lights', shelf: 'A2', copies: 3 },
  { id: 2, title: 'Nine Tunnels', shelf: 'B1', copies: 1 },
  { id: 3, title: 'Beetle Market', shelf: 'A4', copies: 2 },
];

const server = createFakeServer(initialRows, { latency: 700 });

const columns: GridColDef<Game>[] = [
  { field: 'title', headerName: 'Game', flex: 1, minWidth: 130, editable: true },
  { field: 'shelf', headerName: 'Shelf', width: 80, editable: true },
  {
    field: 'copies',
    headerName: 'Copies',
    type: 'number',
    width: 90,
    editable: true,
  },
];

/** The fields of a row that differ from the row before the edit. */
function pickChanges(newRow: Game, oldRow: Game): Partial<Game> {
  const fields = Object.keys(newRow) as (keyof Game)[];
  return Object.fromEntries(
    fields
      .filter((field) => newRow[field] !== oldRow[field])
      .map((field) => [field, newRow[field]]),
  );
}

export default function PatchChangedFields() {
  const [rows, setRows] = React.useState(initialRows);
  const [request, setRequest] = React.useState('No request so far.');

  // #region preview
  const saveRow = async (newRow: Game, oldRow: Game) => {
    const changes = pickChanges(newRow, oldRow);
    if (Object.keys(changes).length === 0) {
      return oldRow;
    }
    setRequest(`PATCH /games/${oldRow.id} ${JSON.stringify(changes)}`);
    const saved = await server.updateRow({
      rowId: oldRow.id,
      updatedRow: changes,
    });
    setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
    return saved;
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={saveRow}
          onProcessRowUpdateError={(error: Error) => setRequest(error.message)}
          aria-label="Games whose changes are sent field by field"
          hideFooter
        />
      </Box>
      <Alert role="status" severity="info" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {request}
      </Alert>
    </Box>
  );
}
