import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

/** Where a brewery sells its beer, in percent of the revenue. */
const years = ['2015', '2025'];
const outlets = [
  { name: 'Pubs', shares: [46, 27] },
  { name: 'Shops', shares: [31, 35] },
  { name: 'Taproom', shares: [11, 23] },
  { name: 'Festivals', shares: [8, 5] },
  { name: 'Online', shares: [4, 10] },
] as const;

// #region preview
function SlopeLabels() {
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  const [left, right] = years.map((year) => xScale(year) ?? 0);

  return (
    <g
      pointerEvents="none"
      fill="currentColor"
      fontSize={14}
      dominantBaseline="central"
      style={{ direction: 'ltr' }}
    >
      {outlets.map(({ name, shares: [before, after] }) => (
        <g key={name} fontWeight={after > before ? 700 : 400}>
          <text x={(left ?? 0) - 12} y={yScale(before)} textAnchor="end">
            {name} {before}%
          </text>
          <text x={(right ?? 0) + 12} y={yScale(after)}>
            {after}%
          </text>
        </g>
      ))}
    </g>
  );
}

export default function SlopeGraph() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Box sx={{ width: '100%', maxWidth: 440, mx: 'auto', color: 'text.primary' }}>
      <LineChart
        height={360}
        margin={{ left: 110, right: 60, top: 16 }}
        xAxis={[{ data: years, scaleType: 'point', disableTicks: true }]}
        yAxis={[{ position: 'none', min: 0, max: 50 }]}
        series={outlets.map(({ name, shares }) => ({
          label: name,
          data: [...shares],
          color: shares[1] > shares[0] ? '#c77d0a' : palette.grey[500],
          valueFormatter: (value: number | null) => `${value}%`,
        }))}
        grid={{ vertical: true }}
        hideLegend
        role="img"
        aria-label="Shares of revenue in 2015 and 2025: pubs fall from 46 to 27 percent, shops, taproom and online grow"
      >
        <SlopeLabels />
      </LineChart>
    </Box>
  );
}
// #endregion preview
