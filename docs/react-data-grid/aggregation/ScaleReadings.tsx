import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Reading {
  id: number;
  day: Date;
  weight: number;
  nectar: string;
}

// #region preview
const change: GridAggregationFunction<number, number> = {
  label: 'last minus first',
  columnTypes: ['number'],
  applySorting: true,
  apply: ({ values }) => {
    const first = values[0];
    const last = values.at(-1);
    return first === undefined || last === undefined ? null : last - first;
  },
  valueFormatter: (value?: number | null) =>
    value == null ? '' : `${value > 0 ? '+' : ''}${value.toFixed(1)}`,
};
// #endregion preview

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, change };

const columns: GridColDef<Reading>[] = [
  { field: 'day', headerName: 'Day', type: 'date', width: 100 },
  { field: 'nectar', headerName: 'In flower', flex: 1, minWidth: 100 },
  { field: 'weight', headerName: 'Hive (kg)', type: 'number', width: 122 },
];

const rows: Reading[] = [
  { id: 1, day: new Date(2026, 5, 8), weight: 41.2, nectar: 'Acacia' },
  { id: 2, day: new Date(2026, 5, 11), weight: 44.9, nectar: 'Acacia' },
  { id: 3, day: new Date(2026, 5, 14), weight: 43.6, nectar: 'Little, rain' },
  { id: 4, day: new Date(2026, 5, 17), weight: 50.3, nectar: 'Linden' },
];

export default function ScaleReadings() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: { model: { weight: 'change' } },
          sorting: { sortModel: [{ field: 'day', sort: 'asc' }] },
        }}
        aria-label="Readings of the hive scale"
        hideFooter
      />
    </Box>
  );
}
