import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Boat {
  id: string;
  name: string;
  gear: string;
  built: number;
  power: number;
}

// #region preview
const { compare } = new Intl.Collator('en');

const sortTexts = (values: (string | undefined)[]) =>
  values.filter((value) => typeof value === 'string').sort(compare);

const firstAlphabetical: GridAggregationFunction<string, string> = {
  label: 'first from A to Z',
  columnTypes: ['string'],
  apply: ({ values }) => sortTexts(values)[0],
};

const lastAlphabetical: GridAggregationFunction<string, string> = {
  label: 'last from A to Z',
  columnTypes: ['string'],
  apply: ({ values }) => sortTexts(values).at(-1),
};

const distinct: GridAggregationFunction<unknown, number> = {
  label: 'different values',
  apply: ({ values }) => new Set(values.filter((value) => value != null)).size,
  valueFormatter: (count: number) => `${count} kinds`,
  hasCellUnit: false,
};

const median: GridAggregationFunction<number, number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values
      .filter((value) => typeof value === 'number')
      .sort((a, b) => a - b);
    const upper = sorted[Math.floor(sorted.length / 2)];
    const lower = sorted[Math.ceil(sorted.length / 2) - 1];
    return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
  },
};

const aggregationFunctions = {
  ...GRID_AGGREGATION_FUNCTIONS,
  firstAlphabetical,
  lastAlphabetical,
  distinct,
  median,
};
// #endregion preview

const columns: GridColDef<Boat>[] = [
  { field: 'id', headerName: 'Sign', width: 100, aggregable: false },
  { field: 'name', headerName: 'Boat', flex: 1, minWidth: 130 },
  { field: 'gear', headerName: 'Gear', width: 140 },
  { field: 'power', headerName: 'Power (kW)', type: 'number', width: 130 },
];

const rows: Boat[] = [
  { id: 'AV 12', name: 'Silver Tern', gear: 'Purse seine', built: 2009, power: 920 },
  { id: 'AV 31', name: 'Northern Hope', gear: 'Trawl', built: 1994, power: 610 },
  { id: 'SK 7', name: 'Marguerite', gear: 'Longline', built: 2017, power: 355 },
  { id: 'SK 19', name: 'Old Faithful', gear: 'Longline', built: 1988, power: 210 },
];

export default function BoatRegister() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: {
            model: { name: 'firstAlphabetical', gear: 'distinct', power: 'median' },
          },
        }}
        aria-label="Register of boats"
        hideFooter
      />
    </Box>
  );
}
