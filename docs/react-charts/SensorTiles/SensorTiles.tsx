import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const sensors = [
  { name: 'Boiler room', unit: '°C', data: [61, 62, 60, 63, 66, 64, 67, 65] },
  { name: 'Server rack', unit: '°C', data: [24, 25, 27, 26, 29, 31, 30, 28] },
];

export default function SensorTiles() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, width: '100%' }}>
      {sensors.map((sensor) => (
        <Box key={sensor.name} sx={{ flex: '1 1 160px', minWidth: 0 }}>
          <Typography variant="body2">
            {sensor.name}: {sensor.data[sensor.data.length - 1]} {sensor.unit}
          </Typography>
          {/* #region preview */}
          <SparkLineChart
            height={80}
            data={sensor.data}
            area
            baseline="min"
            showTooltip
            showHighlight
            role="img"
            aria-label={`Recent temperature, ${sensor.name}`}
          />
          {/* #endregion preview */}
        </Box>
      ))}
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography variant="body2">Backup battery</Typography>
        <Gauge
          height={110}
          value={82}
          text={({ value }) => `${value} %`}
          aria-label="Charge of the backup battery in percent"
        />
      </Box>
    </Box>
  );
}
