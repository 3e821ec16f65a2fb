import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Contract } from './market';

const price = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const formatPrice = (value: number) => price.format(value);

/** A change in words, so that it isn't told by the color alone. */
function Change({ percent }: { percent: number }) {
  const [arrow, color] =
    percent > 0
      ? ['▲', 'success.main']
      : percent < 0
        ? ['▼', 'error.main']
        : ['', 'text.secondary'];
  return (
    <Box component="span" sx={{ color, fontVariantNumeric: 'tabular-nums' }}>
      {arrow} {formatPrice(Math.abs(percent))} %
    </Box>
  );
}

/** The last prices as a line: one element, where a chart would have dozens. */
function Trend({ prices }: { prices: readonly number[] }) {
  const low = Math.min(...prices);
  const range = Math.max(...prices) - low || 1;
  const points = prices.map(
    (value, index) => `${index * 6},${22 - ((value - low) / range) * 20}`,
  );
  return (
    <Box
      component="svg"
      viewBox="0 0 90 24"
      aria-hidden
      sx={{ width: 90, height: 24 }}
    >
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" />
    </Box>
  );
}

const PRICE = {
  type: 'number',
  width: 90,
  valueFormatter: formatPrice,
} as const;

export const columns: GridColDef<Contract>[] = [
  { field: 'area', headerName: 'Area', width: 125 },
  { field: 'delivery', headerName: 'From', width: 70 },
  { field: 'bid', headerName: 'Bid (€)', ...PRICE },
  { field: 'ask', headerName: 'Ask (€)', ...PRICE },
  { field: 'last', headerName: 'Last (€)', ...PRICE },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 110,
    renderCell: ({ row }) => <Change percent={row.change} />,
  },
  {
    field: 'trend',
    headerName: 'Trend',
    display: 'flex',
    width: 110,
    sortable: false,
    filterable: false,
    disableExport: true,
    renderCell: ({ row }) => <Trend prices={row.trend} />,
  },
  { field: 'volume', headerName: 'Volume (MWh)', type: 'number', width: 130 },
];
