import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { noHighlight, noMargin, series, xAxis, yAxis } from './readers';

export default function HeroCard() {
  return (
    <Paper
      variant="outlined"
      sx={{ position: 'relative', width: '100%', overflow: 'hidden' }}
    >
      {/* #region preview */}
      <Box dir="auto" sx={{ position: 'absolute', left: 20, top: 16 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Newsletter opens
        </Typography>
        <Typography sx={{ fontSize: 34, fontWeight: 600, lineHeight: 1.2 }}>
          2,890
        </Typography>
        <Typography variant="body2">1,010 more than last year</Typography>
      </Box>
      <LineChart
        height={200}
        margin={noMargin}
        series={series}
        xAxis={xAxis}
        yAxis={yAxis}
        axisHighlight={noHighlight}
        hideLegend
        slotProps={{ tooltip: { trigger: 'none' } }}
        sx={{
          '& .MuiLineChart-area': { filter: 'none', fillOpacity: 0.25 },
          '& .MuiLineChart-line[data-series="last"]': { strokeDasharray: '4 4' },
        }}
        role="img"
        aria-label="Opens in weeks 1 to 12: from 1,840 to 2,890 this year, from 1,520 to 1,880 last year"
      />
      {/* #endregion preview */}
    </Paper>
  );
}
