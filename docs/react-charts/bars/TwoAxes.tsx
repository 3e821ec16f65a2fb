import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

export default function TwoAxes() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChart
        height={300}
        xAxis={[{ data: months }]}
        yAxis={[
          { id: 'rain', label: 'Rain (mm)', position: 'left', max: 100 },
          { id: 'tank', label: 'Tank (m³)', position: 'right', max: 50 },
        ]}
        series={[
          { label: 'Rain', data: [78, 64, 41, 22, 35, 70], yAxisId: 'rain' },
          { label: 'Tank level', data: [44, 41, 30, 14, 9, 21], yAxisId: 'tank' },
        ]}
        grid={{ horizontal: true }}
        role="img"
        aria-label="Monthly rain in millimeters and tank level in cubic meters"
      >
        <ChartsReferenceLine
          axisId="tank"
          y={12}
          label="Reserve"
          labelAlign="end"
          lineStyle={{ strokeDasharray: '6 4' }}
        />
      </BarChart>
      {/* #endregion preview */}
    </Box>
  );
}
