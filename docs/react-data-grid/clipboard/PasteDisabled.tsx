import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'bread', headerName: 'Bread', width: 160 },
  { field: 'shelf', headerName: 'Shelf', editable: true, width: 110 },
  {
    field: 'pieces',
    headerName: 'Pieces',
    type: 'number',
    editable: true,
    width: 110,
  },
];

const rows = [
  { id: 1, bread: 'Rye loaf', shelf: 'A1', pieces: 24 },
  { id: 2, bread: 'Walnut bread', shelf: 'A2', pieces: 18 },
  { id: 3, bread: 'Sesame ring', shelf: 'C4', pieces: 60 },
];

export default function PasteDisabled() {
  const [allowed, setAllowed] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={allowed} onChange={(_, checked) => setAllowed(checked)} />
        }
        label="Allow pasting"
      />
      <Box sx={{ height: 266 }}>
        {/* #region preview */}
        <DataGridPremium
          rows={rows}
          columns={columns}
          disableClipboardPaste={!allowed}
          disableRowSelectionOnClick
          aria-label="Stock on the shelves"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
