import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

interface Split {
  id: number;
  runner: string;
  half: string;
  finish: string;
}

const rows: Split[] = [
  { id: 5, runner: 'Salma Fahmy', half: '1:29:40', finish: '3:01:12' },
  { id: 9, runner: 'Juho Rantala', half: '1:31:02', finish: '3:04:55' },
  { id: 31, runner: 'Ratna Lestari', half: '1:33:18', finish: '3:09:21' },
];

const columns: GridColDef<Split>[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 120 },
  { field: 'half', headerName: 'Half', width: 90 },
  { field: 'finish', headerName: 'Finish', width: 90 },
];

type TabNavigation = NonNullable<DataGridProps['tabNavigation']>;

const modes: TabNavigation[] = ['none', 'content', 'header', 'all'];

export default function TabStops() {
  const [mode, setMode] = React.useState<TabNavigation>('none');
  const [presses, setPresses] = React.useState(0);
  const [result, setResult] = React.useState('Start at the first button.');

  return (
    <Box
      sx={{ width: '100%' }}
      onKeyDownCapture={(event) => event.key === 'Tab' && setPresses(presses + 1)}
    >
      <TextField
        select
        size="small"
        label="tabNavigation"
        value={mode}
        onChange={(event) => setMode(event.target.value as TabNavigation)}
        sx={{ minWidth: 160, mb: 1.5 }}
      >
        {modes.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box>
        <Button size="small" variant="outlined" onFocus={() => setPresses(0)}>
          Before the grid
        </Button>
      </Box>
      <Box sx={{ height: 215, my: 1 }}>
        {/* #region preview */}
        <DataGrid
          key={mode}
          rows={rows}
          columns={columns}
          tabNavigation={mode}
          disableColumnMenu
          aria-label="Splits of the leaders"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
      <Button
        size="small"
        variant="outlined"
        onFocus={() => setResult(`${mode}: ${presses} times Tab to get here.`)}
      >
        After the grid
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
        {result}
      </Typography>
    </Box>
  );
}
