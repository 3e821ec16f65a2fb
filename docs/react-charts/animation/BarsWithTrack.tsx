import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';
import { useAnimateBar, useDrawingArea } from '@mui/x-charts/hooks';

const volunteers = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'];
const buckets = [
  [3, 7, 2, 5, 9],
  [8, 4, 6, 10, 3],
];

// #region preview
function BarWithTrack(props: BarProps) {
  const { className, fill, cursor, ownerState } = props;
  const { onClick, onPointerEnter, onPointerLeave, onPointerDown } = props;
  const theme = useTheme();
  const { top, height } = useDrawingArea();
  const animated = useAnimateBar(props);

  return (
    <g opacity={ownerState.isFaded ? 0.3 : 1}>
      <rect
        x={props.x}
        width={props.width}
        y={top}
        height={height}
        rx={6}
        fill={(theme.vars ?? theme).palette.action.hover}
        pointerEvents="none"
      />
      <rect
        {...{ className, fill, cursor }}
        {...{ onClick, onPointerEnter, onPointerLeave, onPointerDown }}
        {...animated}
        rx={6}
      />
    </g>
  );
}
// #endregion preview

export default function BarsWithTrack() {
  const [evening, setEvening] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setEvening((evening + 1) % buckets.length)}
      >
        Next evening
      </Button>
      <BarChart
        height={240}
        slots={{ bar: BarWithTrack }}
        xAxis={[{ data: volunteers, categoryGapRatio: 0.6 }]}
        yAxis={[{ max: 12 }]}
        series={[
          { label: 'Buckets carried', data: buckets[evening], color: '#2f8f83' },
        ]}
        hideLegend
        role="img"
        aria-label="Buckets of toads that five volunteers carried in one evening"
      />
    </Box>
  );
}
