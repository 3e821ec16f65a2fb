import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimate, useBarSeries } from '@mui/x-charts/hooks';

const seasons = ['2022', '2023', '2024', '2025'];
const counts = [
  [812, 1240, 967, 1535],
  [1105, 430, 1390, 688],
];

// #region preview
function CountingLabel(props: BarLabelProps) {
  const { x, y, width, yOrigin, seriesId, dataIndex, skipAnimation } = props;
  const theme = useTheme();
  const value = useBarSeries(seriesId)?.data[dataIndex] ?? 0;

  const { ref, labelY, text } = useAnimate(
    { y, value },
    {
      initialProps: { y: yOrigin, value: 0 },
      createInterpolator: (from, to) => (t) => ({
        y: from.y + (to.y - from.y) * t,
        value: from.value + (to.value - from.value) * t,
      }),
      transformProps: (current) => ({
        labelY: current.y - 6,
        text: String(Math.round(current.value)),
      }),
      applyProps: (element: SVGTextElement, current) => {
        element.setAttribute('y', String(current.labelY));
        element.textContent = current.text;
      },
      skip: skipAnimation,
    },
  );

  return (
    <text
      ref={ref}
      x={x + width / 2}
      y={labelY}
      textAnchor="middle"
      fontSize={14}
      fill={(theme.vars ?? theme).palette.text.primary}
      pointerEvents="none"
    >
      {text}
    </text>
  );
}
// #endregion preview

export default function CountingLabels() {
  const [road, setRoad] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setRoad((road + 1) % counts.length)}
      >
        Other road
      </Button>
      <BarChart
        height={240}
        slots={{ barLabel: CountingLabel }}
        xAxis={[{ data: seasons }]}
        yAxis={[{ max: 1800 }]}
        series={[
          {
            label: 'Amphibians carried',
            data: counts[road],
            barLabel: 'value',
            color: '#8a6d3b',
          },
        ]}
        hideLegend
        role="img"
        aria-label="Amphibians carried across a road in four springs"
      />
    </Box>
  );
}
