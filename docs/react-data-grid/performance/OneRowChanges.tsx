import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Bed {
  id: number;
  bed: string;
  pulse: number;
}

const columns: GridColDef<Bed>[] = [
  { field: 'bed', headerName: 'Bed', width: 120 },
  { field: 'pulse', headerName: 'Pulse (1/min)', type: 'number', width: 140 },
];

function createBeds(count: number): Bed[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index,
    bed: `Bed ${index + 1}`,
    pulse: 60 + ((index * 17) % 40),
  }));
}

export default function OneRowChanges() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(1000);
  const [rows, setRows] = React.useState(() => createBeds(1000));
  const [result, setResult] = React.useState('Not measured yet.');

  // #region preview
  const replaceRows = (pulse: number) =>
    flushSync(() => {
      setRows((current) => current.with(0, { id: 0, bed: 'Bed 1', pulse }));
    });

  const updateRow = (pulse: number) =>
    flushSync(() => {
      apiRef.current?.updateRows([{ id: 0, pulse }]);
    });
  // #endregion preview

  const measure = (name: string, change: (pulse: number) => void) => {
    const start = performance.now();
    for (let index = 0; index < 20; index += 1) {
      change(70 + index);
    }
    const each = (performance.now() - start) / 20;
    setResult(`${name}: ${each.toFixed(1)} ms for each change`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={count}
          onChange={(_, next: number | null) => {
            if (next) {
              setCount(next);
              setRows(createBeds(next));
            }
          }}
          aria-label="Number of rows"
        >
          {[1000, 10_000, 50_000].map((value) => (
            <ToggleButton key={value} value={value}>
              {value.toLocaleString('en-US')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button
          size="small"
          variant="outlined"
          onClick={() => measure('rows', replaceRows)}
        >
          rows
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() => measure('updateRows()', updateRow)}
        >
          updateRows()
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {result}
      </Typography>
      <Box sx={{ height: 260 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Monitors of a hospital"
        />
      </Box>
    </Box>
  );
}
