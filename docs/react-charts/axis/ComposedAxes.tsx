import Box from '@mui/material/Box';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];

export default function ComposedAxes() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <ChartsContainer
        height={300}
        xAxis={[{ id: 'week', data: weeks, scaleType: 'point', height: 50 }]}
        yAxis={[
          { id: 'height', width: 60 },
          { id: 'leaves', position: 'right', min: 0, max: 40, width: 60 },
        ]}
        series={[
          {
            type: 'line',
            label: 'Height',
            data: [4, 9, 17, 31, 52, 78, 104, 121],
            yAxisId: 'height',
          },
          {
            type: 'line',
            label: 'Leaves',
            data: [2, 4, 6, 10, 16, 22, 29, 34],
            yAxisId: 'leaves',
          },
        ]}
        role="img"
        aria-label="Height and number of leaves of a tomato plant over eight weeks"
      >
        <ChartsGrid horizontal />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="week" label="Weeks after sowing" />
        <ChartsYAxis axisId="height" label="Height (cm)" />
        <ChartsYAxis axisId="leaves" label="Leaves" disableLine disableTicks />
      </ChartsContainer>
      {/* #endregion preview */}
    </Box>
  );
}
