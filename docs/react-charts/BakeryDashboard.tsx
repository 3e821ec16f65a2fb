import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const hours = [6, 8, 10, 12, 14, 16, 18];

export default function BakeryDashboard() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
        },
      }}
    >
      <Box>
        <Typography variant="subtitle2">Loaves sold per day</Typography>
        {/* #region preview */}
        <BarChart
          height={200}
          xAxis={[{ data: weekdays }]}
          series={[{ label: 'Loaves', data: [182, 164, 171, 190, 243, 318] }]}
          hideLegend
          role="img"
          aria-label="Loaves sold per day"
        />
        {/* #endregion preview */}
      </Box>
      <Box>
        <Typography variant="subtitle2">Customers per hour</Typography>
        <LineChart
          height={200}
          xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
          series={[
            { label: 'Customers', data: [24, 61, 38, 52, 27, 33, 41], area: true },
          ]}
          hideLegend
          role="img"
          aria-label="Customers per hour"
        />
      </Box>
      <Box>
        <Typography variant="subtitle2">Revenue by counter</Typography>
        <PieChart
          height={180}
          series={[
            {
              innerRadius: '55%',
              data: [
                { label: 'Bread', value: 46 },
                { label: 'Pastry', value: 31 },
                { label: 'Coffee', value: 23 },
              ],
            },
          ]}
          role="img"
          aria-label="Revenue by counter in percent"
        />
      </Box>
      <Box>
        <Typography variant="subtitle2">Flour in the silo</Typography>
        <Gauge
          height={180}
          value={64}
          startAngle={-110}
          endAngle={110}
          text={({ value }) => `${value} %`}
          aria-label="Flour in the silo in percent"
        />
      </Box>
    </Box>
  );
}
