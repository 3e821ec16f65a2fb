import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { noise } from '@site/sample-data/random';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

const FIRST = 1826;
const years = Array.from({ length: 200 }, (_, index) => FIRST + index);
const widths = years.map((year, index) => {
  const growth = 2.6 * Math.exp(-index / 130);
  const dry = [1842, 1893, 1921, 1947, 1976, 2018].includes(year) ? 0.35 : 1;
  return Number(((growth + noise(index) * 0.9) * dry).toFixed(2));
});

// Each year has a band: 1826 spans 0 % to 0.5 %, and so on.
const toPercent = (index: number) => (index / years.length) * 100;
const toIndex = (percent: number) => Math.round((percent / 100) * years.length);

export default function TreeRings() {
  const [range, setRange] = React.useState<[number, number]>([140, 200]);
  const [first, last] = range;
  const zoomData = [
    { axisId: 'year', start: toPercent(first), end: toPercent(last) },
  ];
  const shown = widths.slice(first, last);
  const least = Math.min(...shown);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChartPro
        height={260}
        zoomData={zoomData}
        onZoomChange={(axes) =>
          axes.forEach(({ start, end }) => setRange([toIndex(start), toIndex(end)]))
        }
        xAxis={[{ id: 'year', data: years, valueFormatter: String, zoom: true }]}
        yAxis={[{ label: 'Ring width (mm)' }]}
        series={[{ label: 'Oak', data: widths }]}
        zoomInteractionConfig={{ zoom: ['pinch'], pan: [] }}
        skipAnimation
        hideLegend
        role="img"
        aria-label="Width of the annual rings of an oak, 1826 to 2025"
      />
      {/* #region preview */}
      <Box sx={{ px: 3 }}>
        <Slider
          value={range}
          min={0}
          max={years.length}
          disableSwap
          onChange={(_, next) => {
            const [start, end] = next as [number, number];
            if (end - start >= 20) {
              setRange([start, end]);
            }
          }}
          getAriaLabel={(index) => (index === 0 ? 'First year' : 'Last year')}
          getAriaValueText={(value, index) => String(FIRST + value - index)}
        />
      </Box>
      {/* #endregion preview */}
      <Typography variant="body2" role="status">
        {FIRST + first} to {FIRST + last - 1}: {shown.length} rings, the narrowest{' '}
        {least} mm in {FIRST + first + shown.indexOf(least)}.
      </Typography>
    </Box>
  );
}
