import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

// payments at a farmers' market, in thousands
const payments = [
  { year: 2017, banknotes: 212, cards: 21, phones: 1 },
  { year: 2018, banknotes: 205, cards: 33, phones: 3 },
  { year: 2019, banknotes: 196, cards: 48, phones: 8 },
  { year: 2020, banknotes: 92, cards: 76, phones: 23 },
  { year: 2021, banknotes: 104, cards: 95, phones: 41 },
  { year: 2022, banknotes: 121, cards: 112, phones: 66 },
  { year: 2023, banknotes: 113, cards: 118, phones: 89 },
  { year: 2024, banknotes: 101, cards: 117, phones: 118 },
  { year: 2025, banknotes: 88, cards: 114, phones: 143 },
];

const methods = [
  { dataKey: 'banknotes', label: 'Cash', color: '#7a6c5d' },
  { dataKey: 'cards', label: 'Card', color: '#d9a441' },
  { dataKey: 'phones', label: 'Phone', color: '#4a9c8c' },
] as const;

// #region preview
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const series = methods.map((method) => ({
  ...method,
  stack: 'payments',
  stackOffset: 'expand' as const,
  area: true,
  showMark: false,
  // The tooltip receives the amount, so compute the share of the year.
  valueFormatter: (amount: number | null, { dataIndex }: { dataIndex: number }) => {
    const year = payments[dataIndex];
    if (amount === null || !year) {
      return null;
    }
    return percent.format(amount / (year.banknotes + year.cards + year.phones));
  },
}));

export default function PercentAreas() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={300}
        dataset={payments}
        series={series}
        xAxis={[
          {
            dataKey: 'year',
            domainLimit: 'strict',
            tickMinStep: 1,
            valueFormatter: (year: number) => String(year),
          },
        ]}
        yAxis={[
          { max: 1, valueFormatter: (share: number) => percent.format(share) },
        ]}
        slotProps={{ area: { filter: 'none' } }}
        role="img"
        aria-label="Payments at a market: cash falls from 91% in 2017 to 26% in 2025, phones rise from 0% to 41%"
      />
    </Box>
  );
}
// #endregion preview
