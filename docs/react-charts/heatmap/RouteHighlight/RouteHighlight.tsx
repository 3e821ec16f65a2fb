import Box from '@mui/material/Box';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { lines, series, weeks } from './ascents';

// #region preview
const heatmapSx = {
  [`& .${heatmapClasses.cell}`]: { transition: 'opacity 150ms' },
  [`& .${heatmapClasses.highlighted}`]: {
    filter: 'none',
    stroke: 'currentColor',
    strokeWidth: 3,
  },
  [`& .${heatmapClasses.faded}`]: { filter: 'none', opacity: 0.35 },
};
// #endregion preview

export default function RouteHighlight() {
  return (
    <Box
      role="group"
      aria-label="Ascents of five routes from week 36 to 41"
      sx={{ width: '100%', color: 'text.primary' }}
    >
      <Heatmap
        height={260}
        xAxis={[{ data: weeks }]}
        yAxis={[{ data: lines }]}
        series={series}
        sx={heatmapSx}
      />
    </Box>
  );
}
