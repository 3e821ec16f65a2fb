import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';

interface Observation {
  id: string;
  target: string;
  seeing: number;
  log: string;
}

const rows: Observation[] = [
  { id: 'N-1', target: 'Vega', seeing: 1.4, log: 'Thin cirrus until midnight.' },
  { id: 'N-2', target: 'Arcturus', seeing: 0.9, log: 'Dome lamp left on at first.' },
  {
    id: 'N-3',
    target: 'Capella',
    seeing: 2.1,
    log: 'Wind from the north, closed early.',
  },
];

const columns: GridColDef<Observation>[] = [
  { field: 'target', headerName: 'Target', width: 130, editable: true },
  {
    field: 'seeing',
    headerName: 'Seeing (″)',
    type: 'number',
    width: 120,
    editable: true,
  },
];

export default function EnterOpensLog() {
  const [prevents, setPrevents] = React.useState(true);
  const [open, setOpen] = React.useState<Observation | null>(null);

  // #region preview
  const handleCellKeyDown: GridEventListener<'cellKeyDown'> = (params, event) => {
    if (event.key === 'Enter' && params.cellMode === 'view') {
      event.defaultMuiPrevented = prevents;
      setOpen(params.row);
    }
  };

  const handleCellDoubleClick: GridEventListener<'cellDoubleClick'> = (
    params,
    event,
  ) => {
    event.defaultMuiPrevented = prevents;
    setOpen(params.row);
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ mb: 1 }}
        control={
          <Switch
            checked={prevents}
            onChange={(_, checked) => setPrevents(checked)}
          />
        }
        label="Set defaultMuiPrevented"
      />
      <Box sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onCellKeyDown={handleCellKeyDown}
          onCellDoubleClick={handleCellDoubleClick}
          hideFooter
          aria-label="Observations, Enter opens the log"
        />
      </Box>
      <Paper variant="outlined" role="status" sx={{ mt: 1, p: 1.5, minHeight: 66 }}>
        <Typography variant="subtitle2">{open?.target ?? 'Night log'}</Typography>
        <Typography variant="body2">{open?.log ?? 'Nothing opened yet.'}</Typography>
      </Paper>
    </Box>
  );
}
