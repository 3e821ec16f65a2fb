import Box from '@mui/material/Box';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

/** Temperature of a mash in °C; the probe was out twice. */
const minutes = [
  0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90,
];
const celsius = [
  48,
  52,
  56,
  61,
  63,
  63,
  null,
  null,
  64,
  67,
  71,
  72,
  72,
  72,
  null,
  null,
  null,
  78,
  78,
];

export default function SensorGaps() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <LineChart
        height={300}
        xAxis={[{ data: minutes, label: 'Minute', domainLimit: 'strict' }]}
        yAxis={[{ label: 'Mash (°C)', min: 40, max: 85 }]}
        series={[
          {
            // The same values behind the line, without gaps.
            id: 'bridge',
            data: celsius,
            color: '#9e9e9e',
            curve: 'linear',
            connectNulls: true,
            showMark: false,
            disableHighlight: true,
            valueFormatter: () => null,
          },
          {
            label: 'Measured',
            data: celsius,
            color: '#c0532f',
            curve: 'linear',
            valueFormatter: (value) =>
              value === null ? 'no reading' : `${value} °C`,
          },
        ]}
        sx={{
          [`& .${lineClasses.line}[data-series="bridge"]`]: {
            strokeDasharray: '3 4',
          },
        }}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Temperature of a mash from 48 to 78 degrees Celsius, without readings from minute 30 to 35 and 70 to 80"
      />
      {/* #endregion preview */}
    </Box>
  );
}
