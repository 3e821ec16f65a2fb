import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSlots } from '@mui/x-data-grid';

interface Trip {
  id: number;
  vehicle: string;
  km: number;
  liters: number;
}

const trips: Trip[] = Array.from({ length: 2000 }, (_, index) => ({
  id: index,
  vehicle: `Vehicle ${(index * 31) % 97}`,
  km: 5 + ((index * 47) % 300),
  liters: 1 + ((index * 13) % 28),
}));

const cells = { rendered: 0 };

function Cell({ value }: { value: string | number }) {
  cells.rendered += 1;
  return value;
}

const stableColumns: GridColDef<Trip>[] = [
  {
    field: 'vehicle',
    headerName: 'Vehicle',
    width: 120,
    renderCell: ({ row }) => <Cell value={row.vehicle} />,
  },
  { field: 'km', headerName: 'km', type: 'number', width: 80 },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 80 },
];

function Footer() {
  return <Box sx={{ p: 1 }}>2,000 trips</Box>;
}
const stableSlots: Partial<GridSlots> = { footer: Footer };

const labels = {
  rows: 'New rows',
  columns: 'New columns',
  slots: 'New slots',
};

type Kind = keyof typeof labels;

export default function StableProps() {
  const [isNew, setIsNew] = React.useState({
    rows: false,
    columns: true,
    slots: false,
  });
  const [, setRenders] = React.useState(0);
  const [result, setResult] = React.useState('Not measured yet.');

  const measure = () => {
    cells.rendered = 0;
    const start = performance.now();
    for (let index = 0; index < 10; index += 1) {
      flushSync(() => setRenders((count) => count + 1));
    }
    const milliseconds = Math.round(performance.now() - start);
    setResult(`10 renders: ${milliseconds} ms, ${cells.rendered} cells rendered.`);
  };

  // #region preview
  const rows = isNew.rows ? [...trips] : trips;
  const columns = isNew.columns ? [...stableColumns] : stableColumns;
  const slots = isNew.slots ? { footer: () => <Footer /> } : stableSlots;
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <FormGroup row role="group" aria-label="What is new on each render">
        {(Object.keys(labels) as Kind[]).map((kind) => (
          <FormControlLabel
            key={kind}
            label={labels[kind]}
            control={
              <Switch
                size="small"
                checked={isNew[kind]}
                onChange={(_, checked) => setIsNew({ ...isNew, [kind]: checked })}
              />
            }
          />
        ))}
      </FormGroup>
      <Button variant="outlined" size="small" onClick={measure} sx={{ my: 1 }}>
        Render ten times
      </Button>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {result}
      </Typography>
      <Box sx={{ height: 260 }}>
        <DataGrid rows={rows} columns={columns} slots={slots} aria-label="Trips" />
      </Box>
    </Box>
  );
}
