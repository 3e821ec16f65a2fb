import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Note {
  id: number;
  name: string;
  note: string;
}

const rows: Note[] = [
  {
    id: 1,
    name: 'Inês Prado',
    note: 'Can come on weekdays after 5 p.m., and brings her own van if she knows a day ahead.',
  },
  { id: 2, name: 'Tomasz Wilk', note: 'Prefers the kitchen.' },
  {
    id: 3,
    name: 'Aiko Mori',
    note: 'Speaks Japanese, English and Portuguese. Please ask her before printing anything that guests will read.',
  },
];

const columns: GridColDef<Note>[] = [
  { field: 'name', headerName: 'Name', width: 120 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 160 },
];

export default function LongContent() {
  const [wraps, setWraps] = React.useState(false);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={wraps} onChange={(_, checked) => setWraps(checked)} />
        }
        label="Wrap long text"
      />
      <Box sx={{ height: 320 }}>
        {/* #region preview */}
        <DataGrid
          rows={rows}
          columns={columns}
          getRowHeight={wraps ? () => 'auto' : undefined}
          sx={wraps ? { '& .MuiDataGrid-cell': { py: 1 } } : undefined}
          aria-label="Notes on volunteers"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
