import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  useGridApiRef,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createRandom } from '@site/sample-data/random';

interface Weighing {
  id: number;
  colony: string;
  grams: number;
}

function createWeighings(count: number): Weighing[] {
  const random = createRandom(1907);
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    colony: `Colony ${random.integer(1, 400)}`,
    grams: random.integer(18_000, 62_000),
  }));
}

const median: GridAggregationFunction<number, number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values
      .filter((value) => typeof value === 'number')
      .sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)];
  },
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, median };

const columns: GridColDef<Weighing>[] = [
  { field: 'colony', headerName: 'Colony', flex: 1, minWidth: 120 },
  { field: 'grams', headerName: 'Weight (g)', type: 'number', width: 140 },
];

const COUNT = 50_000;

export default function CostOfTotals() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Weighing[]>([]);
  const [result, setResult] = React.useState('Not measured yet.');

  // #region preview
  // The total is there once the grid says so; it works in slices between other tasks.
  const measure = (name: string) =>
    new Promise<number>((resolve) => {
      const start = performance.now();
      const stop = apiRef.current?.subscribeEvent('aggregationLookupSet', () => {
        stop?.();
        resolve(Math.round(performance.now() - start));
      });
      apiRef.current?.setAggregationModel({ grams: name });
    });
  // #endregion preview

  const compare = async () => {
    setResult('Measuring …');
    setRows((current) => (current.length > 0 ? current : createWeighings(COUNT)));
    apiRef.current?.setAggregationModel({});
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    // The first total also adds the total row. Leave that out of the measurement.
    await measure('max');
    const sum = await measure('sum');
    const sorted = await measure('median');
    setResult(
      `${COUNT.toLocaleString('en-US')} rows: sum ${sum} ms, median ${sorted} ms.`,
    );
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          mb: 1,
        }}
      >
        <Button size="small" variant="outlined" onClick={compare}>
          Measure two totals
        </Button>
        <Typography variant="body2" role="status">
          {result}
        </Typography>
      </Box>
      <Box sx={{ height: 266 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aggregationFunctions={aggregationFunctions}
          aria-label="Weights of hives"
          hideFooter
        />
      </Box>
    </Box>
  );
}
