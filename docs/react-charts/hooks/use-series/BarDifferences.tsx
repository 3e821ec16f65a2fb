import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';

// #region preview
/** Writes the change from the first series to the second above each pair. */
function Differences() {
  const theme = useTheme();
  const [before, after] = useBarSeries(['before', 'after']);
  const streets = useXAxis<'band'>().data ?? [];
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  if (!before || !after || before.hidden || after.hidden) {
    return null;
  }

  return streets.map((street, index) => {
    const was = before.data[index] ?? 0;
    const is = after.data[index] ?? 0;
    return (
      <text
        key={street}
        x={(xScale(street) ?? 0) + xScale.bandwidth() / 2}
        y={yScale(Math.max(was, is)) - 8}
        textAnchor="middle"
        fontSize={13}
        fill={(theme.vars ?? theme).palette.text.primary}
        style={{ direction: 'ltr' }}
      >
        {is > was ? `+${is - was}` : is - was}
      </text>
    );
  });
}
// #endregion preview

export default function BarDifferences() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={280}
        margin={{ left: 0 }}
        xAxis={[{ data: ['Elm St', 'Dock Rd', 'Mill Ln', 'High St'] }]}
        yAxis={[{ label: 'Cars per hour', max: 480, width: 60 }]}
        series={[
          { id: 'before', label: 'Before', data: [312, 188, 264, 405] },
          {
            id: 'after',
            label: 'After the speed limit',
            data: [241, 203, 190, 398],
          },
        ]}
        role="img"
        aria-label="Cars per hour in four streets before and after a new speed limit"
      >
        <Differences />
      </BarChart>
    </Box>
  );
}
