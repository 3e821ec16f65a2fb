import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

// language that the children of a school speak at home
const languages = [
  { label: 'English', value: 231 },
  { label: 'Spanish', value: 94 },
  { label: 'Arabic', value: 47 },
  { label: 'Polish', value: 38 },
  { label: 'Turkish', value: 14 },
  { label: 'Vietnamese', value: 11 },
  { label: 'Ukrainian', value: 9 },
  { label: 'Tamil', value: 6 },
  { label: 'French', value: 5 },
  { label: 'Swahili', value: 3 },
];

const colors = ['#5b98c8', '#b8862a', '#62a070', '#c082a6'];

// #region preview
const total = languages.reduce((sum, { value }) => sum + value, 0);
const share = (value: number) => `${Math.round((value / total) * 100)}%`;

const isLarge = ({ value }: { value: number }) => value / total >= 0.05;
const small = languages.filter((language) => !isLarge(language));
const slices = [
  ...languages
    .filter(isLarge)
    .sort((a, b) => b.value - a.value)
    .map((language, index) => ({ ...language, color: colors[index] })),
  {
    label: 'Other',
    value: small.reduce((sum, { value }) => sum + value, 0),
    color: '#8d95a2',
  },
];
// #endregion preview

export default function OtherGroup() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420, mx: 'auto' }}>
      <PieChart
        height={240}
        series={[
          {
            data: slices,
            arcLabel: ({ value }) => share(value),
            arcLabelRadius: '72%',
            valueFormatter: ({ value }) => `${value} children, ${share(value)}`,
          },
        ]}
        sx={{ [`& .${pieClasses.arcLabel}`]: { fill: '#1b1b1b', fontWeight: 600 } }}
        role="img"
        aria-label={`Languages at home: ${slices.map(({ label, value }) => `${label} ${share(value)}`).join(', ')}`}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }} dir="auto">
        Other: {small.map(({ label, value }) => `${label} ${value}`).join(', ')}.
      </Typography>
    </Box>
  );
}
