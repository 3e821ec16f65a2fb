import Box from '@mui/material/Box';
import { BarChartPremium } from '@mui/x-charts-premium/BarChartPremium';
import type { RangeBarValueType } from '@mui/x-charts-premium/models';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const early: (RangeBarValueType | null)[] = [
  [6.5, 9],
  [6.5, 9],
  [6.5, 11],
  [6.5, 9],
  [6.5, 9],
  null,
  null,
];
const late: (RangeBarValueType | null)[] = [
  null,
  [13, 21],
  [14, 21],
  [13, 21],
  [13, 22],
  [9, 18],
  [9, 18],
];

function time(hours: number) {
  const minutes = Math.round((hours % 1) * 60);
  return `${Math.floor(hours)}:${String(minutes).padStart(2, '0')}`;
}

function timeRange(range: RangeBarValueType | null) {
  return range && `${time(range[0])}–${time(range[1])}`;
}

export default function TwoRangesPerRow() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChartPremium
        height={320}
        layout="horizontal"
        // -1 puts the bars of both series on the same line
        yAxis={[{ data: days, width: 40, barGapRatio: -1 }]}
        xAxis={[
          {
            min: 6,
            max: 22,
            tickInterval: [6, 10, 14, 18, 22],
            valueFormatter: time,
          },
        ]}
        series={[
          {
            type: 'rangeBar',
            label: 'Lanes only',
            data: early,
            valueFormatter: timeRange,
          },
          {
            type: 'rangeBar',
            label: 'All pools',
            data: late,
            valueFormatter: timeRange,
          },
        ]}
        borderRadius={4}
        grid={{ vertical: true }}
        role="img"
        aria-label="Opening hours of a swimming pool, Monday to Sunday"
      />
      {/* #endregion preview */}
    </Box>
  );
}
