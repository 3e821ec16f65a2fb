import Box from '@mui/material/Box';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';

const noons = Array.from(
  { length: 10 },
  (_, index) => new Date(2026, 6, 3 + index, 12),
);
const temperatures = [19.4, 20.1, 21.3, 22.8, 24.1, 25.2, 25.6, 23.9, 21.7, 20.2];

const short = new Intl.DateTimeFormat('en-US', { day: 'numeric' });
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

// #region preview
function day(value: Date, { location }: AxisValueFormatterContext) {
  return location === 'tick' ? short.format(value) : long.format(value);
}

function degrees(value: number, { location }: AxisValueFormatterContext) {
  switch (location) {
    case 'tick':
      return `${value}°`;
    case 'legend':
      return `${value} °C`;
    default:
      return `${value.toFixed(1)} °C`;
  }
}
// #endregion preview

const legendSlots = { legend: PiecewiseColorLegend };
const legendSlotProps = { legend: { axisDirection: 'y' as const } };

export default function RiverTemperature() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={310}
        xAxis={[
          { data: noons, scaleType: 'time', valueFormatter: day, label: 'July' },
        ]}
        yAxis={[
          {
            min: 18,
            max: 27,
            valueFormatter: degrees,
            colorMap: {
              type: 'piecewise',
              thresholds: [22, 25],
              colors: ['#0288d1', '#f57c00', '#d32f2f'],
            },
          },
        ]}
        series={[
          {
            label: 'River',
            data: temperatures,
            valueFormatter: (value) => `${value?.toFixed(1)} °C`,
          },
        ]}
        slots={legendSlots}
        slotProps={legendSlotProps}
        role="img"
        aria-label="Water temperature of a river on ten days in July"
      />
    </Box>
  );
}
