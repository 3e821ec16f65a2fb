import Box from '@mui/material/Box';
import { noise } from '@site/sample-data/random';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

// One sample per 250 years, simulated after the shape of the last glacial cycle.
const ages = Array.from({ length: 481 }, (_, index) => index / 4);
const oxygen = ages.map((age) => {
  const glacial = age < 11 ? 0 : 4 + 2.2 * Math.sin(age / 9) - (age > 110 ? 4 : 0);
  const swing = age < 11 ? 0.2 : 1.6 * Math.sin(age * 1.9) * Math.cos(age / 4);
  return Number((-35 - glacial + swing + noise(age)).toFixed(2));
});

export default function IceCore() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <LineChartPro
        height={320}
        showToolbar
        initialZoom={[{ axisId: 'age', start: 5, end: 55 }]}
        xAxis={[
          {
            id: 'age',
            data: ages,
            label: 'Age (thousand years)',
            height: 50,
            zoom: { slider: { enabled: true } },
          },
        ]}
        yAxis={[{ label: 'δ¹⁸O (‰)', min: -45, max: -33, width: 60 }]}
        series={[{ label: 'Ice core', data: oxygen, showMark: false }]}
        hideLegend
        role="img"
        aria-label="Oxygen isotopes in an ice core, from today back to 120,000 years ago"
      />
      {/* #endregion preview */}
    </Box>
  );
}
