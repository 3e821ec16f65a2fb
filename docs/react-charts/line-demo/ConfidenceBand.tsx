import Box from '@mui/material/Box';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

/** Price of a ton of malt in euros: paid up to week 30, then expected. */
const weeks = [
  { week: 22, price: 402 },
  { week: 24, price: 396 },
  { week: 26, price: 409 },
  { week: 28, price: 421 },
  { week: 30, price: 417 },
  { week: 32, price: 424, half: [416, 431], most: [404, 443] },
  { week: 34, price: 430, half: [418, 443], most: [400, 463] },
  { week: 36, price: 433, half: [417, 450], most: [393, 479] },
  { week: 38, price: 434, half: [414, 456], most: [386, 493] },
  { week: 40, price: 437, half: [413, 463], most: [380, 508] },
];

// #region preview
/** Ends of the layers; until the forecast starts, all are at the price. */
const layers = weeks.map(({ price, half = [], most = [] }) => {
  const [low50 = price, high50 = price] = half;
  const [low90 = price, high90 = price] = most;
  return { low90, low50, high50, high90 };
});

const band = { stack: 'band', showMark: false, disableHighlight: true } as const;
const noRow = () => null;

// Half-transparent, for both modes: the legend has the same colors as the bands.
const possible = 'rgb(47 131 189 / 0.27)';
const likely = 'rgb(47 131 189 / 0.5)';

const series = [
  // The invisible base, then the height of each layer.
  {
    ...band,
    id: 'base',
    data: layers.map(({ low90 }) => low90),
    valueFormatter: noRow,
  },
  {
    ...band,
    id: 'lower',
    color: possible,
    area: true,
    data: layers.map(({ low90, low50 }) => low50 - low90),
    valueFormatter: noRow,
  },
  {
    ...band,
    id: 'middle',
    label: 'Likely',
    labelMarkType: 'square' as const,
    color: likely,
    area: true,
    data: layers.map(({ low50, high50 }) => high50 - low50),
    valueFormatter: (_height: number | null, { dataIndex }: { dataIndex: number }) =>
      weeks[dataIndex]?.half?.join(' to ') ?? null,
  },
  {
    ...band,
    id: 'upper',
    label: 'Possible',
    labelMarkType: 'square' as const,
    color: possible,
    area: true,
    data: layers.map(({ high50, high90 }) => high90 - high50),
    valueFormatter: (_height: number | null, { dataIndex }: { dataIndex: number }) =>
      weeks[dataIndex]?.most?.join(' to ') ?? null,
  },
  {
    id: 'price',
    label: 'Malt',
    color: '#2f83bd',
    data: weeks.map(({ price }) => price),
    showMark: false,
  },
];
// #endregion preview

export default function ConfidenceBand() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={320}
        xAxis={[
          {
            data: weeks.map(({ week }) => week),
            label: 'Week',
            domainLimit: 'strict',
            valueFormatter: (week: number, { location }: { location: string }) =>
              location === 'tooltip' ? `Week ${week}` : `${week}`,
          },
        ]}
        yAxis={[{ label: 'Price (€)', min: 360, max: 520 }]}
        series={series}
        sx={{
          [`& .${lineClasses.area}`]: { filter: 'none' },
          [`& .${lineClasses.line}:not([data-series="price"])`]: { display: 'none' },
        }}
        role="img"
        aria-label="Price of malt up to week 30 and its forecast, 437 euros in week 40, with 90 percent between 380 and 508"
      />
    </Box>
  );
}
