import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createRandom } from '@site/sample-data/random';

const HOURS = 48;
const random = createRandom(1874);

type Mode = 'default' | 'autoHeight' | 'disableVirtualization';
const MODES: Mode[] = ['default', 'autoHeight', 'disableVirtualization'];

const columns: GridColDef[] = [
  { field: 'gauge', headerName: 'Gauge', width: 110 },
  ...Array.from({ length: HOURS }, (_, hour) => ({
    field: `h${hour}`,
    headerName: `${hour} h`,
    type: 'number' as const,
    width: 80,
  })),
];

const rows = Array.from({ length: 100 }, (_, id) => {
  const row: Record<string, string | number> = { id, gauge: `km ${id * 3}` };
  for (let hour = 0; hour < HOURS; hour += 1) {
    row[`h${hour}`] = random.integer(40, 620);
  }
  return row;
});

export default function MountCost() {
  const box = React.useRef<HTMLDivElement>(null);
  const start = React.useRef(0);
  const [mode, setMode] = React.useState<Mode>('default');
  const [run, setRun] = React.useState(0);
  const [report, setReport] = React.useState('Press Mount.');

  // #region preview
  React.useEffect(() => {
    if (run === 0) {
      return undefined;
    }
    let frame = requestAnimationFrame(() => {
      // The second frame begins when the first one is painted.
      frame = requestAnimationFrame(() => {
        const elapsed = performance.now() - start.current;
        const cells = box.current?.querySelectorAll('[role="gridcell"]').length;
        setReport(`${mode}: ${cells ?? 0} cells, ${elapsed.toFixed(0)} ms`);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [run, mode]);
  // #endregion preview

  const mount = () => {
    start.current = performance.now();
    setRun(run + 1);
  };
  const choose = (next: Mode | null) => {
    if (next) {
      setMode(next);
      setRun(0);
      setReport('Press Mount.');
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          value={mode}
          onChange={(_, next: Mode | null) => choose(next)}
          aria-label="Virtualization"
          sx={{ flexWrap: 'wrap' }}
        >
          {MODES.map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button variant="contained" onClick={mount}>
          Mount
        </Button>
      </Stack>
      <Box role="status" sx={{ typography: 'body2', mb: 2 }}>
        {report}
      </Box>
      <Box ref={box} sx={{ height: 320, overflow: 'auto' }}>
        {run > 0 && (
          <DataGrid
            key={run}
            rows={rows}
            columns={columns}
            autoHeight={mode === 'autoHeight'}
            disableVirtualization={mode === 'disableVirtualization'}
            aria-label="Water levels of two days"
            hideFooter
          />
        )}
      </Box>
    </Box>
  );
}
