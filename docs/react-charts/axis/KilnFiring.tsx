import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const temperature = [18, 130, 260, 420, 580, 760, 940, 1090, 1210, 1240, 1235];
const gasFlow = [0.6, 0.8, 0.9, 1.3, 1.5, 1.9, 2.3, 2.6, 2.8, 1.7, 1.6];
const chimneyDraft = [4, 6, 7, 9, 11, 13, 15, 17, 18, 14, 13];

export default function KilnFiring() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <LineChart
        height={320}
        xAxis={[{ data: hours, label: 'Hours of firing', height: 50 }]}
        yAxis={[
          { id: 'temperature', label: 'Temperature (°C)', min: 0, max: 1500 },
          { id: 'gas', label: 'Gas (m³/h)', position: 'right', min: 0, max: 3 },
          // has its own scale, but its axis is not drawn
          { id: 'draft', min: 0, max: 30 },
        ]}
        series={[
          { label: 'Kiln', data: temperature, yAxisId: 'temperature' },
          { label: 'Gas', data: gasFlow, yAxisId: 'gas' },
          {
            label: 'Draft',
            data: chimneyDraft,
            yAxisId: 'draft',
            valueFormatter: (value) => `${value} Pa`,
          },
        ]}
        grid={{ horizontal: true }}
        role="img"
        aria-label="Temperature, gas flow and chimney draft during ten hours of firing a kiln"
      />
      {/* #endregion preview */}
    </Box>
  );
}
