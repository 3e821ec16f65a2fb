import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

/** Beds in use per night in March, in percent of all beds. */
const beds = [
  48, 52, 57, 61, 83, 91, 66, 51, 49, 55, 58, 86, 97, 71, 54, 47, 50, 63, 88, 100,
  74, 57, 60, 66, 79, 96, 98, 82, 69, 64, 72,
];
const days = beds.map((_share, index) => index + 1);
const names = ['Below costs', 'Covers costs', 'Almost full'];

export default function ThresholdColors() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChart
        height={320}
        xAxis={[
          {
            data: days,
            label: 'Night in March',
            tickLabelInterval: (day) => day % 5 === 0,
          },
        ]}
        yAxis={[
          {
            label: 'Beds in use (%)',
            min: 0,
            max: 100,
            colorMap: {
              type: 'piecewise',
              thresholds: [60, 90],
              colors: ['#c9653b', '#8aa5b8', '#2b6c99'],
            },
          },
        ]}
        series={[
          {
            data: beds,
            valueFormatter: (share) => (share === null ? null : `${share}%`),
          },
        ]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition: 'inline-end',
            labelFormatter: ({ index }) => names[index] ?? null,
          },
        }}
        role="img"
        aria-label="Beds in use per night of March; eleven nights are below the 60 percent that cover the costs"
      >
        <ChartsReferenceLine
          y={60}
          lineStyle={{ stroke: palette.text.secondary, strokeDasharray: '6 4' }}
        />
      </BarChart>
      {/* #endregion preview */}
    </Box>
  );
}
