import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { nights, ships } from './flashes';
import { StateToggle, type DataState } from './StateToggle';

const lamp = 'fill-warning motion-safe:animate-pulse';
const caption = 'fill-muted text-sm [text-anchor:middle]';

// #region preview
function LampOverlay() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <g>
      <circle
        className={lamp}
        cx={left + width / 2}
        cy={top + height / 2 - 12}
        r={16}
      />
      <text className={caption} x={left + width / 2} y={top + height / 2 + 32}>
        Reading the log…
      </text>
    </g>
  );
}

function EmptyLog() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text className={caption} x={left + width / 2} y={top + height / 2}>
      No ship answered this week
    </text>
  );
}

const slots = { loadingOverlay: LampOverlay, noDataOverlay: EmptyLog };
// #endregion preview

export default function OverlaySlots() {
  const [state, setState] = React.useState<DataState>('loading');

  return (
    <div className="w-full">
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
    </div>
  );
}
