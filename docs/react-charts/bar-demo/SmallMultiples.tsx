import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

/** Nights per month, in a hostel's six most frequent countries of origin. */
const countries = [
  {
    name: 'Germany',
    nights: [62, 71, 110, 184, 231, 268, 342, 361, 252, 176, 84, 70],
  },
  { name: 'France', nights: [31, 48, 57, 122, 138, 141, 298, 376, 127, 92, 34, 41] },
  {
    name: 'Netherlands',
    nights: [44, 97, 63, 108, 151, 133, 287, 214, 96, 71, 28, 52],
  },
  { name: 'Italy', nights: [18, 21, 34, 61, 48, 72, 96, 311, 64, 43, 27, 58] },
  { name: 'Japan', nights: [12, 14, 61, 103, 88, 54, 47, 71, 86, 97, 41, 15] },
  { name: 'Australia', nights: [91, 74, 38, 22, 31, 64, 82, 67, 58, 41, 36, 102] },
];
const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

// #region preview
function CountryChart({ name, nights }: { name: string; nights: number[] }) {
  const best = Math.max(...nights);

  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h4" sx={{ m: 0 }}>
        {name}
      </Typography>
      <BarChart
        height={140}
        margin={{ left: 0, right: 12, top: 16, bottom: 0 }}
        xAxis={[
          {
            data: months,
            categoryGapRatio: 0.25,
            disableTicks: true,
            tickLabelInterval: (_month, index) => index === 0 || index === 11,
          },
        ]}
        // The same limits in all charts.
        yAxis={[{ min: 0, max: 400, tickInterval: [0, 200, 400], width: 32 }]}
        series={[
          {
            label: 'Nights',
            data: nights,
            color: '#9db4c8',
            colorGetter: ({ value }) => (value === best ? '#d9702b' : '#9db4c8'),
          },
        ]}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label={`Nights of guests from ${name} per month, ${best} in ${months[nights.indexOf(best)]}`}
      />
    </Box>
  );
}
// #endregion preview

export default function SmallMultiples() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
        },
        gap: 2,
      }}
    >
      {countries.map((country) => (
        <CountryChart key={country.name} {...country} />
      ))}
    </Box>
  );
}
