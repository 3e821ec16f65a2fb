import Box from '@mui/material/Box';
import { chartsAxisHighlightClasses } from '@mui/x-charts/ChartsAxisHighlight';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { months, stations } from './stations';

// #region preview
const styles = {
  [`& .${lineClasses.line}[data-highlighted]`]: { strokeWidth: 4 },
  // A gray line stays readable; the default is an opacity of 0.3.
  [`& .${lineClasses.line}[data-faded]`]: { opacity: 1, stroke: '#8a8a8a' },
  // By default, the marks of faded series keep their color.
  [`& .${lineClasses.mark}[data-faded]`]: { opacity: 0 },
  [`& .${chartsAxisHighlightClasses.root}`]: {
    stroke: '#8a8a8a',
    strokeDasharray: 'none',
  },
};
// #endregion preview

export default function HighlightStyles() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={300}
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ label: 'Listeners (%)', min: 0, max: 40 }]}
        series={stations}
        disableLineItemHighlight
        slotProps={{ tooltip: { trigger: 'item' } }}
        sx={styles}
        role="img"
        aria-label="Share of listeners of four radio stations over a year"
      />
    </Box>
  );
}
