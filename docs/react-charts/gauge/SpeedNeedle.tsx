import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  GaugeValueText,
  useGaugeState,
} from '@mui/x-charts/Gauge';

const speedLimit = 50;

const Line = styled('path')(({ theme }) => ({
  stroke: (theme.vars ?? theme).palette.text.primary,
  strokeLinecap: 'round',
}));

// #region preview
/** Converts an angle and a distance from the center to SVG coordinates. */
function toPoint(angle: number, radius: number) {
  return `${Math.sin(angle) * radius},${-Math.cos(angle) * radius}`;
}

function Needle() {
  const { valueAngle, maxRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) {
    return null;
  }
  return (
    <g transform={`translate(${cx}, ${cy})`}>
      <Line d={`M0,0L${toPoint(valueAngle, maxRadius * 0.72)}`} strokeWidth={4} />
      <circle r={7} fill="currentColor" />
    </g>
  );
}

function LimitMark() {
  const {
    startAngle,
    endAngle,
    valueMin,
    valueMax,
    innerRadius,
    outerRadius,
    ...state
  } = useGaugeState();
  const share = (speedLimit - valueMin) / (valueMax - valueMin);
  const angle = startAngle + (endAngle - startAngle) * share;

  return (
    <Line
      transform={`translate(${state.cx}, ${state.cy})`}
      d={`M${toPoint(angle, innerRadius - 6)}L${toPoint(angle, outerRadius + 6)}`}
      strokeWidth={3}
    />
  );
}

/** Shows the value below the center, where the needle never points. */
function SpeedText() {
  const { cy, maxRadius } = useGaugeState();

  return (
    <GaugeValueText
      y={cy + maxRadius * 0.45}
      text={({ value }) => `${value} km/h`}
    />
  );
}

export default function SpeedNeedle() {
  const [speed, setSpeed] = React.useState(43);
  const remark = speed > speedLimit ? 'above the limit' : 'within the limit';

  return (
    <Box sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      <GaugeContainer
        height={220}
        margin={16}
        value={speed}
        valueMax={120}
        startAngle={-120}
        endAngle={120}
        direction="ltr"
        aria-label={`Speed, limit ${speedLimit} kilometers per hour`}
        aria-valuetext={`${speed} kilometers per hour, ${remark}`}
      >
        <GaugeReferenceArc />
        <GaugeValueArc skipAnimation />
        <LimitMark />
        <Needle />
        <SpeedText />
      </GaugeContainer>
      <Box sx={{ px: '22px' }}>
        <Slider
          size="small"
          aria-label="Speed in kilometers per hour"
          max={120}
          value={speed}
          onChange={(_, value) => setSpeed(value as number)}
        />
      </Box>
    </Box>
  );
}
// #endregion preview
