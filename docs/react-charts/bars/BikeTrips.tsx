import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const trips = [
  { weekday: 'Mon', members: 1840, casual: 210 },
  { weekday: 'Tue', members: 1925, casual: 185 },
  { weekday: 'Wed', members: 1990, casual: 240 },
  { weekday: 'Thu', members: 1875, casual: 260 },
  { weekday: 'Fri', members: 1710, casual: 480 },
  { weekday: 'Sat', members: 960, casual: 1320 },
  { weekday: 'Sun', members: 720, casual: 1180 },
];

export default function BikeTrips() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChart
        height={280}
        dataset={trips}
        xAxis={[{ dataKey: 'weekday' }]}
        series={[
          { dataKey: 'members', label: 'Members' },
          { dataKey: 'casual', label: 'Day passes' },
        ]}
        role="img"
        aria-label="Bike trips per weekday, members and day passes"
      />
      {/* #endregion preview */}
    </Box>
  );
}
