import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { wait } from '@site/sample-data/wait';

interface Price {
  id: number;
  bread: string;
  price: number;
}

const columns: GridColDef<Price>[] = [
  { field: 'bread', headerName: 'Bread', width: 160 },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    editable: true,
    width: 120,
  },
];

const rows: Price[] = [
  { id: 1, bread: 'Rye loaf', price: 4.85 },
  { id: 2, bread: 'Walnut bread', price: 5.25 },
  { id: 3, bread: 'Sesame ring', price: 1.45 },
  { id: 4, bread: 'Potato bread', price: 3.95 },
];

/** Simulates a request: the server refuses prices that are not positive. */
async function savePrice(row: Price): Promise<Price> {
  await wait(600);
  if (!(row.price > 0)) {
    throw new Error(`${row.bread}: the price must be above 0.`);
  }
  return row;
}

export default function SavePastedRows() {
  const [problems, setProblems] = React.useState<string[]>([]);
  const [status, setStatus] = React.useState('Paste some prices.');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 318 }}>
        {/* #region preview */}
        <DataGridPremium
          rows={rows}
          columns={columns}
          processRowUpdate={savePrice}
          onProcessRowUpdateError={(error: Error) =>
            setProblems((before) => [...before, error.message])
          }
          onClipboardPasteStart={({ data }) => {
            setProblems([]);
            setStatus(`Saving ${data.length} rows…`);
          }}
          onClipboardPasteEnd={({ oldRows, newRows }) =>
            setStatus(`${newRows.size} of ${oldRows.size} rows saved.`)
          }
          cellSelection
          disableRowSelectionOnClick
          aria-label="Prices"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
      <Alert
        severity={problems.length > 0 ? 'error' : 'info'}
        role="status"
        sx={{ mt: 1 }}
      >
        {[status, ...problems].join(' ')}
      </Alert>
    </Box>
  );
}
