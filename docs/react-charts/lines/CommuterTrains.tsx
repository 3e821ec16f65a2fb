import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

/** Passengers who left or entered the platforms of a terminus, by hour of a workday. */
const counts = [
  { hour: 5, arrived: 310, left: 120 },
  { hour: 6, arrived: 1240, left: 380 },
  { hour: 7, arrived: 3980, left: 760 },
  { hour: 8, arrived: 4620, left: 940 },
  { hour: 9, arrived: 2150, left: 810 },
  { hour: 10, arrived: 980, left: 720 },
  { hour: 11, arrived: 840, left: 790 },
  { hour: 12, arrived: 900, left: 1010 },
  { hour: 13, arrived: 860, left: 1080 },
  { hour: 14, arrived: 790, left: 1260 },
  { hour: 15, arrived: 830, left: 1940 },
  { hour: 16, arrived: 910, left: 3270 },
  { hour: 17, arrived: 1020, left: 4480 },
  { hour: 18, arrived: 940, left: 3610 },
  { hour: 19, arrived: 720, left: 1890 },
  { hour: 20, arrived: 540, left: 1120 },
];

function clock(hour: number) {
  return `${String(hour).padStart(2, '0')}:00`;
}

function passengers(value: number | null) {
  return value === null ? '' : `${value.toLocaleString('en-US')} passengers`;
}

export default function CommuterTrains() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <LineChart
        height={300}
        dataset={counts}
        xAxis={[{ dataKey: 'hour', domainLimit: 'strict', valueFormatter: clock }]}
        yAxis={[{ width: 64, label: 'Passengers per hour' }]}
        series={[
          { dataKey: 'arrived', label: 'Arrived', valueFormatter: passengers },
          { dataKey: 'left', label: 'Left', valueFormatter: passengers },
        ]}
        grid={{ horizontal: true }}
        role="img"
        aria-label="Passengers who arrived at a terminus and left it, by hour of a workday"
      />
      {/* #endregion preview */}
    </Box>
  );
}
