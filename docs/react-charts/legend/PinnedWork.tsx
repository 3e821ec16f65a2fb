import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart, type BarSeries } from '@mui/x-charts/BarChart';
import type { ChartsLegendProps } from '@mui/x-charts/ChartsLegend';

const highlightScope = { highlight: 'series', fade: 'global' } as const;

const series: BarSeries[] = [
  { id: 'calls', label: 'Calls', data: [12, 9, 14, 8, 6], highlightScope },
  { id: 'repairs', label: 'Repairs', data: [21, 26, 18, 24, 30], highlightScope },
  { id: 'travel', label: 'Travel', data: [7, 5, 9, 11, 4], highlightScope },
];

export default function PinnedWork() {
  // #region preview
  const [pinned, setPinned] = React.useState<string | null>(null);

  const handleItemClick: ChartsLegendProps['onItemClick'] = (_, context) => {
    const id = String(context.seriesId);
    setPinned((current) => (current === id ? null : id));
  };
  // #endregion preview

  const work = series.find(({ id }) => id === pinned);
  const hours = work?.data?.reduce<number>((sum, value) => sum + (value ?? 0), 0);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={270}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ label: 'Hours' }]}
        series={series}
        highlightedItem={pinned === null ? null : { seriesId: pinned }}
        slotProps={{ legend: { onItemClick: handleItemClick } }}
        role="img"
        aria-label="Hours of a repair team per weekday, by kind of work"
      />
      <Typography role="status" variant="body2">
        {work
          ? `${String(work.label)}: ${hours} hours this week`
          : 'Press an entry to pin its bars.'}
      </Typography>
    </Box>
  );
}
