import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Loaf {
  id: number;
  bread: string;
  oven: string;
  loaves: number | null;
}

const rows: Loaf[] = [
  { id: 1, bread: 'Rye', oven: 'Deck 1', loaves: 40 },
  { id: 2, bread: 'Spelt', oven: 'Deck 2', loaves: 24 },
  { id: 3, bread: 'Brioche', oven: 'Convection', loaves: 60 },
];

const columns: GridColDef<Loaf>[] = [
  { field: 'bread', headerName: 'Bread', flex: 1, minWidth: 100, editable: true },
  { field: 'oven', headerName: 'Oven', width: 110, editable: true },
  {
    field: 'loaves',
    headerName: 'Loaves',
    type: 'number',
    width: 90,
    editable: true,
  },
];

type Mode = 'cell' | 'row';

export default function EventLog() {
  const [mode, setMode] = React.useState<Mode>('cell');
  const [events, setEvents] = React.useState<string[]>([]);
  const log = (text: string) =>
    setEvents((current) => [text, ...current].slice(0, 4));

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        onChange={(_, value: Mode | null) => setMode(value ?? mode)}
        aria-label="Edit mode"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="cell">Cell</ToggleButton>
        <ToggleButton value="row">Row</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 216 }}>
        {/* #region preview */}
        <DataGrid
          key={mode}
          editMode={mode}
          rows={rows}
          columns={columns}
          onCellEditStart={({ field, reason }) =>
            log(`cellEditStart, ${field}: ${reason}`)
          }
          onCellEditStop={({ field, reason }) =>
            log(`cellEditStop, ${field}: ${reason}`)
          }
          onRowEditStart={({ id, reason }) =>
            log(`rowEditStart, row ${id}: ${reason}`)
          }
          onRowEditStop={({ id, reason }) =>
            log(`rowEditStop, row ${id}: ${reason}`)
          }
          aria-label="Baking plan"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1 }}>
        Events, the latest first
      </Typography>
      <Box
        role="log"
        aria-label="Events"
        sx={{
          height: 96,
          fontFamily: 'monospace',
          fontSize: 13,
          lineHeight: '24px',
        }}
      >
        {events.length === 0 ? 'None so far.' : null}
        {events.map((text, index) => (
          <div key={`${events.length - index} ${text}`}>{text}</div>
        ))}
      </Box>
    </Box>
  );
}
