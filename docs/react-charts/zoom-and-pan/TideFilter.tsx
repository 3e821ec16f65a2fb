import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

// Tide gauge: small tides, and one storm surge that dwarfs them.
const hours = Array.from({ length: 241 }, (_, index) => index);
const heights = hours.map((hour) => {
  const tide = 40 * Math.sin((hour / 12.4) * 2 * Math.PI);
  const surge = 380 * Math.exp(-((hour - 190) ** 2) / 90);
  return Math.round(tide + surge);
});

export default function TideFilter() {
  const [discard, setDiscard] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={discard}
            onChange={(event) => setDiscard(event.target.checked)}
          />
        }
        label="filterMode: 'discard'"
      />
      {/* #region preview */}
      <LineChartPro
        height={300}
        initialZoom={[{ axisId: 'hour', start: 10, end: 45 }]}
        xAxis={[
          {
            id: 'hour',
            data: hours,
            label: 'Hours since Monday 00:00',
            zoom: {
              filterMode: discard ? 'discard' : 'keep',
              slider: { enabled: true, preview: true },
            },
          },
        ]}
        yAxis={[{ label: 'Above mean (cm)', width: 65 }]}
        series={[{ label: 'Tide gauge', data: heights, showMark: false }]}
        zoomInteractionConfig={{ zoom: ['pinch'], pan: ['drag'] }}
        hideLegend
        role="img"
        aria-label="Tide gauge over ten days, with a storm surge on the eighth"
      />
      {/* #endregion preview */}
    </Box>
  );
}
