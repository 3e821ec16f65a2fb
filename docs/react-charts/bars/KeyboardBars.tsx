import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarPlot, FocusedBar } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries, useFocusedItem, useXAxis } from '@mui/x-charts/hooks';

// #region preview
function SpokenBar() {
  const item = useFocusedItem();
  const allSeries = useBarSeries();
  const weeks = useXAxis().data ?? [];
  const series = allSeries.find(({ id }) => id === item?.seriesId);

  let text = 'No bar has the focus.';
  if (item?.type === 'bar' && series && item.dataIndex !== undefined) {
    const value = series.data[item.dataIndex] ?? 'no value';
    text = `${String(series.label)}, ${weeks[item.dataIndex]}: ${value}`;
  }
  return (
    <Typography role="status" variant="body2">
      {text}
    </Typography>
  );
}
// #endregion preview

export default function KeyboardBars() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={260}
        enableKeyboardNavigation
        xAxis={[
          { scaleType: 'band', data: ['Week 1', 'Week 2', 'Week 3', 'Week 4'] },
        ]}
        series={[
          { type: 'bar', id: 'loans', label: 'Loans', data: [312, 287, 341, 298] },
          {
            type: 'bar',
            id: 'returns',
            label: 'Returns',
            data: [276, 301, null, 315],
          },
        ]}
      >
        <ChartsLegend />
        <ChartsSurface aria-label="Library loans and returns, arrow keys move between bars">
          <BarPlot />
          <FocusedBar />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <SpokenBar />
        <ChartsTooltip trigger="item" />
      </ChartsDataProvider>
    </Box>
  );
}
