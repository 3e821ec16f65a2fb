import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createRandom } from '@site/sample-data/random';

interface MeterReading {
  id: number;
  region: string;
  meter: string;
  kilowattHours: number;
}

const columns: GridColDef<MeterReading>[] = [
  { field: 'id', headerName: 'Reading', width: 100 },
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'meter', headerName: 'Meter', width: 110 },
  { field: 'kilowattHours', headerName: 'kWh', type: 'number', width: 90 },
];

const regions = ['North', 'East', 'South', 'West'];

function createReadings(count: number): MeterReading[] {
  const random = createRandom(4106);
  return Array.from({ length: count }, (_, id) => ({
    id,
    region: random.pick(regions),
    meter: `Z-${random.integer(1, 5000)}`,
    kilowattHours: random.decimal(1, 40, 1),
  }));
}

const models: Record<string, string[]> = {
  'No groups': [],
  '4 groups': ['region'],
  '5,000 groups': ['meter'],
  'Both levels': ['region', 'meter'],
};

// #region preview
function measureTime(action: () => void) {
  const start = performance.now();
  action();
  return Math.round(performance.now() - start);
}
// #endregion preview

export default function GroupManyRows() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createReadings(20_000));
  const [message, setMessage] = React.useState('20,000 meter readings.');

  const measure = (name: string, model: string[]) => {
    const milliseconds = measureTime(() =>
      apiRef.current?.setRowGroupingModel(model),
    );
    setMessage(`${name}: ${milliseconds} ms to build the tree of 20,000 rows.`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        {Object.entries(models).map(([name, model]) => (
          <Button key={name} onClick={() => measure(name, model)}>
            {name}
          </Button>
        ))}
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Meter readings"
          hideFooter
        />
      </Box>
      <Typography
        variant="body2"
        color="text.secondary"
        role="status"
        sx={{ mt: 1, minHeight: '2.9em' }}
      >
        {message}
      </Typography>
    </Box>
  );
}
