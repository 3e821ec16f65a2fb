import * as React from 'react';
import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { nights, ships } from './flashes';
import { StateToggle, type DataState } from './StateToggle';

const flash = keyframes({ '50%': { opacity: 0.15 } });

const Lamp = styled('circle')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.warning.main,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${flash} 1.6s ease-in-out infinite`,
  },
}));

const Caption = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: (theme.vars ?? theme).palette.text.secondary,
  textAnchor: 'middle',
}));

// #region preview
function LampOverlay() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <g>
      <Lamp cx={left + width / 2} cy={top + height / 2 - 12} r={16} />
      <Caption x={left + width / 2} y={top + height / 2 + 32}>
        Reading the log…
      </Caption>
    </g>
  );
}

function EmptyLog() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <Caption x={left + width / 2} y={top + height / 2}>
      No ship answered this week
    </Caption>
  );
}

const slots = { loadingOverlay: LampOverlay, noDataOverlay: EmptyLog };
// #endregion preview

export default function OverlaySlots() {
  const [state, setState] = React.useState<DataState>('loading');

  return (
    <Box sx={{ width: '100%' }}>
      <StateToggle value={state} onChange={setState} />
      <BarChart
        height={240}
        hideLegend
        loading={state === 'loading'}
        xAxis={[{ data: nights }]}
        yAxis={[{ min: 0, max: 25 }]}
        series={[{ label: 'Ships', data: state === 'ready' ? ships : [] }]}
        slots={slots}
        role="img"
        aria-label="Ships that answered the lighthouse per night"
        aria-busy={state === 'loading'}
      />
    </Box>
  );
}
