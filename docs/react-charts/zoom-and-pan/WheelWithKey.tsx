import * as React from 'react';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { noise } from '@site/sample-data/random';
import {
  LineChartPro,
  type LineChartProProps,
} from '@mui/x-charts-pro/LineChartPro';

const quarters = Array.from({ length: 96 }, (_, index) => index);
const prices = quarters.map((quarter) => {
  const hour = quarter / 4;
  const evening = 58 * Math.exp(-((hour - 19) ** 2) / 5);
  const noon = 46 * Math.exp(-((hour - 13) ** 2) / 9);
  return Math.round(64 + evening - noon + noise(quarter) * 9);
});

function clock(quarter: number) {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(quarter / 4))}:${pad((Math.floor(quarter) % 4) * 15)}`;
}

// #region preview
const gestures: LineChartProProps['zoomInteractionConfig'] = {
  zoom: [{ type: 'wheel', requiredKeys: ['ControlOrMeta'] }, 'pinch'],
  // Without 'wheel', because panning with the wheel would also block page scrolling.
  pan: ['drag'],
};
// #endregion preview

export default function WheelWithKey() {
  const [hint, setHint] = React.useState(false);

  React.useEffect(() => {
    if (!hint) {
      return undefined;
    }
    const timer = window.setTimeout(() => setHint(false), 1200);
    return () => window.clearTimeout(timer);
  }, [hint]);

  return (
    <Box
      sx={{ width: '100%', position: 'relative' }}
      onWheel={(event) => setHint(!event.ctrlKey && !event.metaKey)}
    >
      <LineChartPro
        height={260}
        xAxis={[
          { id: 'quarter', data: quarters, valueFormatter: clock, zoom: true },
        ]}
        yAxis={[{ label: 'Price (€/MWh)', width: 60 }]}
        series={[{ label: 'Day-ahead price', data: prices, showMark: false }]}
        zoomInteractionConfig={gestures}
        hideLegend
        role="img"
        aria-label="Electricity prices of one day per quarter of an hour"
      />
      <Fade in={hint}>
        <Paper
          elevation={3}
          sx={{
            position: 'absolute',
            insetInline: 0,
            top: 90,
            mx: 'auto',
            width: 'fit-content',
            px: 2,
            py: 1,
            pointerEvents: 'none',
          }}
        >
          <Typography variant="body2">Hold Ctrl or ⌘ to zoom</Typography>
        </Paper>
      </Fade>
    </Box>
  );
}
