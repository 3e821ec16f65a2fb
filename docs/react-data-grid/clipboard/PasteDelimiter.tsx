import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'bread', headerName: 'Bread', editable: true, width: 150 },
  {
    field: 'pieces',
    headerName: 'Pieces',
    type: 'number',
    editable: true,
    width: 100,
  },
  { field: 'note', headerName: 'Note', editable: true, width: 170 },
];

const rows = [
  { id: 1, bread: 'Rye loaf', pieces: 24, note: 'sliced' },
  { id: 2, bread: 'Walnut bread', pieces: 18, note: '' },
  { id: 3, bread: '', pieces: 0, note: '' },
  { id: 4, bread: '', pieces: 0, note: '' },
];

// #region preview
const splitLines = (text: string) =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split(';'));
// #endregion preview

export default function PasteDelimiter() {
  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        label="Text to copy from"
        defaultValue={
          'Sesame ring;60;fresh at 7:00\nPotato bread;16;for Hill School'
        }
        multiline
        fullWidth
        size="small"
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 318 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          clipboardCopyCellDelimiter=";"
          splitClipboardPastedText={splitLines}
          cellSelection
          disableRowSelectionOnClick
          aria-label="Order"
          hideFooter
        />
      </Box>
    </Box>
  );
}
