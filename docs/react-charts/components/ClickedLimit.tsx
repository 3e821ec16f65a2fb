import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
const temperature = [7.2, 10.4, 14.1, 18.6, 20.3, 16.2, 10.9];

// Constants, because the chart re-renders on each move of the limit.
const xAxis = [{ scaleType: 'point', data: months }] as const;
const yAxis = [{ label: 'Water (°C)', min: 0, max: 24 }] as const;
const series = [{ label: 'Water', data: temperature, color: '#2a7d8c' }] as const;

interface LimitLineProps {
  limit: number;
  onLimitChange: (limit: number) => void;
}

// #region preview
function LimitLine({ limit, onLimitChange }: LimitLineProps) {
  const theme = useTheme();
  const { left, top, width, height } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const color = (theme.vars ?? theme).palette.error.main;

  const handleClick = (event: React.MouseEvent<SVGRectElement>) => {
    const plotTop = event.currentTarget.getBoundingClientRect().top;
    const value = yScale.invert(top + event.clientY - plotTop);
    onLimitChange(Math.round(value * 2) / 2);
  };

  return (
    <g>
      <line
        x1={left}
        x2={left + width}
        y1={yScale(limit)}
        y2={yScale(limit)}
        stroke={color}
        strokeWidth={2}
      />
      <text
        x={left + 8}
        y={yScale(limit) - 6}
        fontSize={13}
        fill={color}
        style={{ direction: 'ltr' }}
      >
        {yScale.tickFormat(10, '.1f')(limit)} °C
      </text>
      <rect
        {...{ x: left, y: top, width, height }}
        fill="transparent"
        cursor="crosshair"
        onClick={handleClick}
      />
    </g>
  );
}
// #endregion preview

export default function ClickedLimit() {
  const [limit, setLimit] = React.useState(16);
  const above = temperature.filter((value) => value > limit).length;

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={240}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        axisHighlight={{ x: 'none' }}
        slotProps={{ tooltip: { trigger: 'none' } }}
        hideLegend
        role="img"
        aria-label={`Water temperature by month; ${above} of 7 months are above ${limit} °C`}
      >
        <LimitLine limit={limit} onLimitChange={setLimit} />
      </LineChart>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2 }}>
        <Slider
          size="small"
          min={0}
          max={24}
          step={0.5}
          value={limit}
          onChange={(_, value) => setLimit(value)}
          aria-label="Limit in °C"
        />
        <Box dir="ltr" sx={{ flexShrink: 0, fontSize: 14 }}>
          {above} months above
        </Box>
      </Box>
    </Box>
  );
}
