import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

export default function ComposedChart() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <ChartsContainer
        height={280}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[
          { type: 'bar', data: [34, 41, 29, 46, 38] },
          { type: 'line', data: [34, 37.5, 34.7, 37.5, 37.6] },
        ]}
        role="img"
        aria-label="Deliveries per day with their running average"
      >
        <BarPlot />
        <LinePlot />
        <ChartsReferenceLine y={40} label="Target" labelAlign="start" />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsContainer>
      {/* #endregion preview */}
    </Box>
  );
}
