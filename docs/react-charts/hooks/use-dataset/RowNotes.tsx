import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useDataset, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

interface DayRow {
  [field: string]: unknown;
  day: string;
  eggs: number;
  note?: string;
}

const dataset: DayRow[] = [
  { day: 'Jun 2', eggs: 41 },
  { day: 'Jun 3', eggs: 43 },
  { day: 'Jun 4', eggs: 27, note: 'thunderstorm' },
  { day: 'Jun 5', eggs: 38 },
  { day: 'Jun 6', eggs: 44 },
  { day: 'Jun 7', eggs: 31, note: 'fox alarm' },
  { day: 'Jun 8', eggs: 46 },
];

// #region preview
/** Writes the field `note` of a row below its point. No series plots that field. */
function Notes() {
  const theme = useTheme();
  const rows = useDataset<DayRow[]>() ?? [];
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();

  return rows.map(
    ({ day, eggs, note }) =>
      note && (
        <text
          key={day}
          x={xScale(day)}
          y={yScale(eggs) + 22}
          textAnchor="middle"
          fontSize={13}
          fill={(theme.vars ?? theme).palette.text.primary}
        >
          {note}
        </text>
      ),
  );
}
// #endregion preview

export default function RowNotes() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={260}
        margin={{ left: 0 }}
        dataset={dataset}
        xAxis={[{ dataKey: 'day', scaleType: 'point' }]}
        yAxis={[{ label: 'Eggs', min: 0, max: 60, width: 50 }]}
        series={[{ dataKey: 'eggs', color: '#b7791f', showMark: true }]}
        role="img"
        aria-label="Eggs of a hen house per day, with a thunderstorm and a fox alarm noted"
      >
        <Notes />
      </LineChart>
    </Box>
  );
}
