import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef[] = [
  { field: 'bread', headerName: 'Bread', width: 160 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
  { field: 'weight', headerName: 'Weight (g)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, bread: 'Rye loaf', price: 4.8, weight: 1000 },
  { id: 2, bread: 'Walnut bread', price: 5.2, weight: 750 },
  { id: 3, bread: 'Sesame ring', price: 1.4, weight: 120 },
];

export default function CopyFormat() {
  const [raw, setRaw] = React.useState(false);
  const [copied, setCopied] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={raw} onChange={(_, checked) => setRaw(checked)} />}
        label="Copy values without their format"
      />
      <Box sx={{ height: 266 }}>
        {/* #region preview */}
        <DataGrid
          rows={rows}
          columns={columns}
          ignoreValueFormatterDuringExport={raw}
          onClipboardCopy={(text) => setCopied(text)}
          aria-label="Breads"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={{ mt: 1, whiteSpace: 'pre-wrap' }}
      >
        {copied
          ? `Copied: ${copied.replaceAll('\t', ' ⇥ ')}`
          : 'Nothing copied yet.'}
      </Typography>
    </Box>
  );
}
