import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Jar {
  id: number;
  honey: string;
  grams: number;
  price: number;
}

const columns: GridColDef<Jar>[] = [
  { field: 'honey', headerName: 'Honey', flex: 1, minWidth: 100 },
  { field: 'grams', headerName: 'Jar (g)', type: 'number', width: 85 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 85,
    valueFormatter: (value: number) => `€${value.toFixed(2)}`,
  },
];

const rows: Jar[] = [
  { id: 1, honey: 'Acacia', grams: 500, price: 7.5 },
  { id: 2, honey: 'Linden', grams: 250, price: 4.9 },
  { id: 3, honey: 'Heather', grams: 500, price: 11 },
];

export default function CopiedRows() {
  const [copied, setCopied] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 214 }}>
        {/* #region preview */}
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          clipboardCopyCellDelimiter=" | "
          ignoreValueFormatterDuringExport
          onClipboardCopy={setCopied}
          aria-label="Price list of honeys"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={{ mt: 1, minHeight: 60, whiteSpace: 'pre-wrap' }}
      >
        {copied ? `On the clipboard:\n${copied}` : 'Nothing copied yet.'}
      </Typography>
    </Box>
  );
}
