import Box from '@mui/material/Box';
import {
  BarChart,
  barClasses,
  type BarItem,
  type BarLabelContext,
} from '@mui/x-charts/BarChart';

/** Answers of hostel guests, in percent. */
const questions = ['Beds', 'Kitchen', 'Wi-Fi', 'Check-in', 'Price'];
const veryUnhappy = [3, 8, 21, 4, 2];
const unhappy = [9, 17, 27, 8, 6];
const neutral = [18, 26, 22, 14, 16];
const happy = [41, 33, 20, 37, 45];
const veryHappy = [29, 16, 10, 37, 31];

const percent = (value: number | null) => (value === null ? null : `${value}%`);
const axisPercent = (value: number) => `${Math.abs(value)}%`;

/** No label where it would not fit. */
function labelInside({ value }: BarItem, { bar }: BarLabelContext) {
  return bar.width > 30 ? `${value}%` : null;
}

const options = {
  stack: 'answers',
  stackOffset: 'none',
  valueFormatter: percent,
  barLabel: labelInside,
} as const;

// #region preview
/** Moves each bar to the left, so that zero is in the middle of "Neutral". */
const offsets = questions.map(
  (_question, index) =>
    -((veryUnhappy[index] ?? 0) + (unhappy[index] ?? 0) + (neutral[index] ?? 0) / 2),
);

const series = [
  {
    ...options,
    data: offsets,
    color: 'transparent',
    barLabel: undefined,
    valueFormatter: () => null,
  },
  {
    ...options,
    id: 'worst',
    label: 'Very unhappy',
    color: '#b2452f',
    data: veryUnhappy,
  },
  { ...options, label: 'Unhappy', color: '#e9a48f', data: unhappy },
  { ...options, label: 'Neutral', color: '#b8bcc2', data: neutral },
  { ...options, label: 'Happy', color: '#8fbfe0', data: happy },
  { ...options, id: 'best', label: 'Very happy', color: '#1f6fa8', data: veryHappy },
];
// #endregion preview

export default function DivergingSurvey() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={340}
        layout="horizontal"
        yAxis={[{ data: questions, width: 66, disableTicks: true }]}
        xAxis={[{ min: -60, max: 90, valueFormatter: axisPercent }]}
        series={series}
        sx={{
          [`& .${barClasses.label}`]: {
            fill: 'rgb(0 0 0 / 0.87)',
            direction: 'ltr',
          },
          [`& [data-series="worst"] .${barClasses.label}`]: { fill: '#fff' },
          [`& [data-series="best"] .${barClasses.label}`]: { fill: '#fff' },
        }}
        role="img"
        aria-label="How happy guests are with a hostel: most with beds, check-in and price, fewest with the Wi-Fi"
      />
    </Box>
  );
}
