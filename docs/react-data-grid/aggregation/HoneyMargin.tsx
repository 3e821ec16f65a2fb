import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Sale {
  id: number;
  product: string;
  gross: number;
  profit: number;
}

const formatShare = (share?: number | null) =>
  share == null ? '' : `${(share * 100).toFixed(1)} %`;

// #region preview
const margin: GridAggregationFunction<Pick<Sale, 'gross' | 'profit'>, number> = {
  label: 'of all sales',
  columnTypes: ['number'],
  getCellValue: ({ row }) => ({ gross: row.gross, profit: row.profit }),
  apply: ({ values }) => {
    let gross = 0;
    let profit = 0;
    for (const sale of values) {
      gross += sale?.gross ?? 0;
      profit += sale?.profit ?? 0;
    }
    return gross === 0 ? null : profit / gross;
  },
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, margin };
// #endregion preview

const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'gross', headerName: 'Gross (€)', type: 'number', width: 120 },
  { field: 'profit', headerName: 'Profit (€)', type: 'number', width: 120 },
  {
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 120,
    availableAggregationFunctions: ['margin', 'avg'],
    valueGetter: (_, row) => row.profit / row.gross,
    valueFormatter: formatShare,
  },
];

const rows: Sale[] = [
  { id: 1, product: 'Linden honey', gross: 18400, profit: 3680 },
  { id: 2, product: 'Heather honey', gross: 2600, profit: 1170 },
  { id: 3, product: 'Beeswax candles', gross: 900, profit: 585 },
];

export default function HoneyMargin() {
  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: { model: { gross: 'sum', profit: 'sum', margin: 'margin' } },
        }}
        aria-label="Sales of the honey cooperative"
        hideFooter
      />
    </Box>
  );
}
