import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

const FLOOD_LEVEL = 4.5;

// #region preview
/** A custom part. Its position in the chart's children determines its layer. */
function FloodZone() {
  const { left, top, width } = useDrawingArea();
  const y = useYScale<'linear'>();
  const theme = useTheme();
  const color = (theme.vars ?? theme).palette.error.main;

  return (
    <g pointerEvents="none">
      <rect
        x={left}
        y={top}
        width={width}
        height={y(FLOOD_LEVEL) - top}
        fill={color}
        fillOpacity={0.12}
      />
      <text
        x={left + width / 2}
        y={top + 18}
        textAnchor="middle"
        fill={color}
        fontSize={13}
      >
        Flood
      </text>
    </g>
  );
}

export default function ChartFromParts() {
  return (
    <ChartsContainer
      height={260}
      title="River level in meters, by month"
      xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May'], scaleType: 'band' }]}
      yAxis={[{ min: 0, max: 6, width: 36 }]}
      series={[
        { type: 'bar', data: [3.1, 3.8, 5.2, 4.7, 2.9], label: 'River level (m)' },
      ]}
    >
      <FloodZone />
      <BarPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsAxisHighlight x="band" />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
// #endregion preview
