import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const rooms = ['Archive', 'Atrium', 'Café', 'Gallery', 'Lab', 'Store'];
const humidity = [44, 58, 71, 49, 63, 37];

type Kind = 'ordinal' | 'continuous' | 'piecewise';

// #region preview
const axes: Record<Kind, Pick<BarChartProps, 'xAxis' | 'yAxis'>> = {
  // on the band axis: one color per category
  ordinal: {
    xAxis: [
      {
        data: rooms,
        colorMap: {
          type: 'ordinal',
          values: ['Archive', 'Store'],
          colors: ['#00796b', '#5c6bc0'],
          unknownColor: '#9e9e9e',
        },
      },
    ],
  },
  // on the value axis: the color follows the height of the bar
  continuous: {
    xAxis: [{ data: rooms }],
    yAxis: [
      {
        colorMap: {
          type: 'continuous',
          min: 35,
          max: 75,
          color: ['#80cbc4', '#1a237e'],
        },
      },
    ],
  },
  piecewise: {
    xAxis: [{ data: rooms }],
    yAxis: [
      {
        colorMap: {
          type: 'piecewise',
          thresholds: [45, 60],
          colors: ['#ffa726', '#43a047', '#e53935'],
        },
      },
    ],
  },
};
// #endregion preview

export default function ColorScales() {
  const [kind, setKind] = React.useState<Kind>('piecewise');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Type of color map"
        value={kind}
        onChange={(_, value: Kind | null) => value && setKind(value)}
      >
        <ToggleButton value="ordinal">ordinal</ToggleButton>
        <ToggleButton value="continuous">continuous</ToggleButton>
        <ToggleButton value="piecewise">piecewise</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={280}
        {...axes[kind]}
        series={[{ label: 'Relative humidity', data: humidity }]}
        hideLegend
        role="img"
        aria-label="Relative humidity of six museum rooms in percent"
      />
    </Box>
  );
}
