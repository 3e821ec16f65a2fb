import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';

const tunnels = ['Tunnel 1', 'Tunnel 2', 'Tunnel 3', 'Tunnel 4'];
const passages = [
  [18, 44, 27, 9],
  [51, 12, 36, 40],
];

// #region preview
function OvershootBar(props: BarProps) {
  const { x, y, width, height, yOrigin, skipAnimation } = props;
  const { className, fill, cursor, ownerState } = props;
  const { onClick, onPointerEnter, onPointerLeave, onPointerDown } = props;
  const rectRef = React.useRef<SVGRectElement>(null);
  const lastRef = React.useRef({ y: `${yOrigin}px`, height: '0px' });

  React.useLayoutEffect(() => {
    const rect = rectRef.current;
    const target = { y: `${y}px`, height: `${height}px` };
    const from = lastRef.current;
    lastRef.current = target;
    if (!rect || skipAnimation) {
      return undefined;
    }
    const animation = rect.animate([from, target], {
      duration: 700,
      easing: 'cubic-bezier(0.3, 1.5, 0.6, 1)',
    });
    return () => {
      if (animation.playState === 'running') {
        // The next animation starts from where this one is.
        const current = getComputedStyle(rect);
        lastRef.current = { y: current.y, height: current.height };
        animation.cancel();
      }
    };
  }, [y, height, skipAnimation]);

  return (
    <rect
      ref={rectRef}
      {...{ x, y, width, height, className, fill, cursor }}
      {...{ onClick, onPointerEnter, onPointerLeave, onPointerDown }}
      opacity={ownerState.isFaded ? 0.3 : 1}
    />
  );
}
// #endregion preview

export default function OvershootBars() {
  const [night, setNight] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setNight((night + 1) % passages.length)}
      >
        Next night
      </Button>
      <BarChart
        height={240}
        slots={{ bar: OvershootBar }}
        xAxis={[{ data: tunnels }]}
        yAxis={[{ max: 60 }]}
        series={[{ label: 'Passages', data: passages[night], color: '#6d5a9c' }]}
        hideLegend
        role="img"
        aria-label="Toads that a camera counted in four tunnels in one night"
      />
    </Box>
  );
}
