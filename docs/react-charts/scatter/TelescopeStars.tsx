import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { createRandom } from '@site/sample-data/random';

type Renderer = NonNullable<ScatterChartProps['renderer']>;

// 6,000 stars of one field: nine of ten lie on the band of ordinary stars
const random = createRandom(4221);
const stars = Array.from({ length: 6000 }, (_, id) => {
  const spread = random.next() + random.next() - 1;
  if (random.chance(0.1)) {
    const tint = random.next() + random.next() - 1;
    return { id, x: 1.3 + 0.35 * tint, y: 1.2 + 1.6 * spread };
  }
  const color = -0.3 + 1.05 * (random.next() + random.next());
  return { id, x: color, y: 0.8 + 5.6 * color + 1.2 * spread };
});
const series = [{ label: 'Stars', data: stars, markerSize: 1.5 }];
const xAxis = [{ label: 'Color index (mag)', min: -0.5, max: 2, height: 50 }];
const yAxis = [{ label: 'Brightness (mag)', min: -2, max: 13, reverse: true }];

export default function TelescopeStars() {
  const [renderer, setRenderer] = React.useState<Renderer>('svg-batch');
  const [run, setRun] = React.useState(0);
  const [result, setResult] = React.useState('Not measured yet.');
  const started = React.useRef(0);
  const box = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    if (run === 0) {
      return undefined;
    }
    // the second frame begins when the first one is painted
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const time = Math.round(performance.now() - started.current);
        const elements = box.current?.querySelectorAll('circle, path').length ?? 0;
        setResult(`${elements.toLocaleString('en-US')} elements in ${time} ms`);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [run]);

  const measure = () => {
    started.current = performance.now();
    setRun((count) => count + 1);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="Renderer"
          value={renderer}
          onChange={(_, value: Renderer | null) => value && setRenderer(value)}
          sx={{ '& > *': { px: 0.75, textTransform: 'none' } }}
        >
          <ToggleButton value="svg-single">svg-single</ToggleButton>
          <ToggleButton value="svg-batch">svg-batch</ToggleButton>
        </ToggleButtonGroup>
        <Button variant="outlined" onClick={measure} sx={{ px: 1, minWidth: 0 }}>
          Draw
        </Button>
      </Box>
      <Box ref={box}>
        {/* #region preview */}
        <ScatterChart
          key={run}
          height={360}
          renderer={renderer}
          series={series}
          xAxis={xAxis}
          yAxis={yAxis}
          hideLegend
          role="img"
          aria-label="Color and brightness of 6,000 stars"
        />
        {/* #endregion preview */}
      </Box>
      <Typography role="status" variant="body2">
        {result}
      </Typography>
    </Box>
  );
}
