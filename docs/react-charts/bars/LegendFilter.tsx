import Box from '@mui/material/Box';
import { BarChart, type BarSeries } from '@mui/x-charts/BarChart';
import { legendClasses } from '@mui/x-charts/ChartsLegend';

const sprints = ['S14', 'S15', 'S16', 'S17', 'S18'];

// #region preview
const shared: Partial<BarSeries> = {
  stack: 'work',
  highlightScope: { highlight: 'series', fade: 'global' },
};

const series: BarSeries[] = [
  { ...shared, id: 'features', label: 'Features', data: [21, 18, 25, 14, 19] },
  { ...shared, id: 'bugs', label: 'Bugs', data: [8, 13, 6, 11, 7] },
  { ...shared, id: 'chores', label: 'Chores', data: [4, 3, 6, 9, 5] },
];

const legendStyles = {
  [`& .${legendClasses.series}.${legendClasses.hidden}`]: {
    opacity: 1,
    textDecoration: 'line-through',
  },
};
// #endregion preview

export default function LegendFilter() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={280}
        xAxis={[{ data: sprints }]}
        series={series}
        initialHiddenItems={[{ type: 'bar', seriesId: 'chores' }]}
        slotProps={{
          legend: { toggleVisibilityOnClick: true, sx: legendStyles },
          tooltip: { trigger: 'item' },
        }}
        role="img"
        aria-label="Story points per sprint: features, bugs and chores"
      />
    </Box>
  );
}
