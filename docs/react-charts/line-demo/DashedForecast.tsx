import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import {
  AnimatedLine,
  LineChart,
  type AnimatedLineProps,
} from '@mui/x-charts/LineChart';

/** Beer that a brewery sells per month, in hectoliters; from September on, a forecast. */
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
] as const;
const sales = [118, 124, 141, 158, 187, 214, 232, 221, 190, 205, 148, 163];
/** August, the last month with a measured value. */
const lastIndex = 7;

// #region preview
/** Draws the line twice: whole up to the last measured month, and dashed after it. */
function ForecastLine({ ownerState, ...props }: AnimatedLineProps) {
  const id = React.useId();
  const { left, top, width, height } = useDrawingArea();
  const x = useXScale<'point'>()(months[lastIndex]) ?? left;

  return (
    <React.Fragment>
      <clipPath id={`${id}-sold`}>
        <rect x={left} y={top} width={x - left} height={height} />
      </clipPath>
      <clipPath id={`${id}-forecast`}>
        <rect x={x} y={top} width={left + width - x} height={height} />
      </clipPath>
      <g clipPath={`url(#${id}-sold)`}>
        <AnimatedLine {...props} ownerState={ownerState} />
      </g>
      <g clipPath={`url(#${id}-forecast)`}>
        <AnimatedLine
          {...props}
          // The id belongs to the clip path of the animation as well.
          ownerState={{ ...ownerState, id: `${ownerState.id}-forecast` }}
          strokeDasharray="6 5"
        />
      </g>
    </React.Fragment>
  );
}

const slots = { line: ForecastLine };
// #endregion preview

export default function DashedForecast() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={300}
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ label: 'Hectoliters', min: 0, max: 250 }]}
        series={[
          {
            label: 'Sales',
            color: '#c77d0a',
            curve: 'linear',
            data: sales,
            showMark: ({ index }) => index <= lastIndex,
            valueFormatter: (value, { dataIndex }) =>
              dataIndex > lastIndex ? `${value} hl (forecast)` : `${value} hl`,
          },
        ]}
        slots={slots}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Beer sold per month, 232 hectoliters in July; from September on, the values are a forecast"
      >
        <ChartsReferenceLine
          x={months[lastIndex]}
          label="Forecast"
          labelAlign="start"
          lineStyle={{ stroke: palette.text.secondary, strokeDasharray: '2 3' }}
          labelStyle={{
            fill: palette.text.secondary,
            fontSize: 13,
            direction: 'ltr',
          }}
        />
      </LineChart>
    </Box>
  );
}
