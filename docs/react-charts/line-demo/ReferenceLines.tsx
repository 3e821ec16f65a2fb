import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

/** Carbon dioxide in the cellar of a brewery every half hour, in parts per million. */
const hours = Array.from({ length: 25 }, (_, index) => 6 + index / 2);
const co2 = [
  640, 655, 690, 730, 820, 980, 1240, 1620, 2180, 2950, 3720, 4480, 5230, 5610, 4870,
  3640, 2710, 2040, 1620, 1340, 1150, 1010, 930, 870, 830,
];

function toClock(hour: number) {
  return `${Math.floor(hour)}:${hour % 1 ? '30' : '00'}`;
}

// #region preview
export default function ReferenceLines() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  const limit = (color: string) => ({
    lineStyle: { stroke: color, strokeDasharray: '6 4' },
    labelStyle: { fill: color, fontSize: 13, direction: 'ltr' as const },
  });

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={320}
        xAxis={[{ data: hours, valueFormatter: toClock, domainLimit: 'strict' }]}
        yAxis={[{ label: 'CO₂ (ppm)', min: 0, max: 6500, width: 66 }]}
        series={[
          {
            label: 'CO₂',
            data: co2,
            color: palette.text.secondary,
            area: true,
            showMark: false,
            valueFormatter: (value) => `${value} ppm`,
          },
        ]}
        hideLegend
        sx={{ '& .MuiLineChart-area': { opacity: 0.15, filter: 'none' } }}
        role="img"
        aria-label="Carbon dioxide in a cellar, above the limit of 5,000 ppm from 12:00 to 13:00, until a fan starts"
      >
        <ChartsReferenceLine
          y={5000}
          label="Limit"
          labelAlign="start"
          {...limit(palette.error.main)}
        />
        <ChartsReferenceLine
          y={2000}
          label="Warning"
          labelAlign="start"
          {...limit(palette.warning.dark)}
        />
        <ChartsReferenceLine
          x={12.5}
          label="Fan on"
          labelAlign="start"
          {...limit(palette.success.main)}
        />
      </LineChart>
    </Box>
  );
}
// #endregion preview
