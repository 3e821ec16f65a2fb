import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  PiecewiseColorLegend,
  type PiecewiseLabelFormatterParams,
} from '@mui/x-charts/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const courses = ['Toprope', 'Lead', 'Bouldering', 'Kids', 'Rescue'];
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** Free places, one row per course. */
const freePlaces = [
  [0, 3, 1, 6, 8],
  [2, 0, 0, 4, 7],
  [5, 9, 6, 2, 0],
  [0, 0, 1, 0, 3],
  [8, 7, 10, 9, 10],
];
const data = freePlaces.flatMap((row, yIndex) =>
  row.map((value, xIndex) => [xIndex, yIndex, value] as const),
);

// #region preview
const NAMES = ['Full', 'A few places', 'Plenty'];
const colorMap = {
  type: 'piecewise' as const,
  thresholds: [1, 5],
  colors: ['#b3261e', '#e9a23b', '#5b9bd5'],
};
const formatStep = ({ index }: PiecewiseLabelFormatterParams) =>
  NAMES[index] ?? null;
// #endregion preview

export default function OccupancyLegend() {
  const [vertical, setVertical] = React.useState(false);

  return (
    <Box
      role="group"
      aria-label="Free places in five courses from Monday to Friday"
      sx={{ width: '100%' }}
    >
      <FormControlLabel
        control={
          <Switch
            checked={vertical}
            onChange={(event) => setVertical(event.target.checked)}
          />
        }
        label="Legend at the side"
      />
      <Box sx={{ height: 300 }}>
        <Heatmap
          xAxis={[{ data: weekdays }]}
          yAxis={[{ data: courses, width: 80 }]}
          zAxis={[{ colorMap }]}
          series={[{ data, label: 'Free places' }]}
          hideLegend={false}
          slots={{ legend: PiecewiseColorLegend }}
          slotProps={{
            legend: {
              direction: vertical ? 'vertical' : 'horizontal',
              labelFormatter: formatStep,
              labelPosition: 'inline-end',
              markType: 'square',
            },
          }}
        />
      </Box>
    </Box>
  );
}
