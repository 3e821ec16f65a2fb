import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridValidRowModel,
} from '@mui/x-data-grid';

const fields = Array.from({ length: 12 }, (_, index) => `week${index + 1}`);

const rows: GridValidRowModel[] = Array.from({ length: 100 }, (_, index) => ({
  id: index,
  ...Object.fromEntries(
    fields.map((field, week) => [field, (index * 7 + week * 3) % 60]),
  ),
}));

// #region preview
const createColumns = (withChips: boolean): GridColDef[] =>
  fields.map((field, index) => ({
    field,
    headerName: `Week ${index + 1}`,
    width: 90,
    valueFormatter: (kg: number) => `${kg} kg`,
    renderCell: withChips
      ? ({ formattedValue }) => <Chip size="small" label={formattedValue} />
      : undefined,
  }));
// #endregion preview

const columns = { text: createColumns(false), chips: createColumns(true) };

export default function CellWork() {
  const apiRef = useGridApiRef();
  const [withChips, setWithChips] = React.useState(true);
  const [result, setResult] = React.useState('Not measured yet.');

  const scrollThrough = async () => {
    setResult('Scrolling…');
    let slowest = 0;
    const start = performance.now();
    let last = start;
    for (let top = 0; top <= 4600; top += 200) {
      apiRef.current?.scroll({ top });
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
      const now = performance.now();
      slowest = Math.max(slowest, now - last);
      last = now;
    }
    const total = Math.round(last - start);
    apiRef.current?.scroll({ top: 0 });
    setResult(
      `${total} ms for 24 steps, the slowest took ${Math.round(slowest)} ms.`,
    );
  };

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={withChips}
            onChange={(_, checked) => setWithChips(checked)}
          />
        }
        label="A chip in each cell"
      />
      <Button variant="outlined" size="small" onClick={scrollThrough}>
        Scroll
      </Button>
      <Typography role="status" variant="body2" sx={{ my: 1 }}>
        {result}
      </Typography>
      <Box sx={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={withChips ? columns.chips : columns.text}
          aria-label="Harvest by week"
          hideFooter
        />
      </Box>
    </Box>
  );
}
