import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Ticket {
  id: string;
  instrument: string;
  client: string;
}

// #region preview
const stableColumns: GridColDef<Ticket>[] = buildColumns();

function buildColumns(): GridColDef<Ticket>[] {
  return [
    { field: 'instrument', headerName: 'Instrument' },
    { field: 'client', headerName: 'Client' },
  ];
}
// #endregion preview

const rows: Ticket[] = [
  { id: 'R-1041', instrument: 'Violin', client: 'Ilse Brandt' },
  { id: 'R-1042', instrument: 'Cello', client: 'Tomás Aldana' },
  { id: 'R-1044', instrument: 'Bass clarinet', client: 'Grace Mwangi' },
];

export default function StableColumns() {
  const apiRef = useGridApiRef();
  const [stable, setStable] = React.useState(false);
  const [renders, setRenders] = React.useState(1);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <FormControlLabel
          control={
            <Switch checked={stable} onChange={(_, checked) => setStable(checked)} />
          }
          label="Stable columns"
        />
        <Button onClick={() => apiRef.current?.setColumnWidth('client', 240)}>
          Widen Client
        </Button>
        <Button onClick={() => setRenders((count) => count + 1)}>
          Render the parent again ({renders})
        </Button>
      </Stack>
      <Box sx={{ height: 260 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={stable ? stableColumns : buildColumns()}
          aria-label="Repair tickets with columns that can be resized"
          hideFooter
        />
      </Box>
    </Box>
  );
}
