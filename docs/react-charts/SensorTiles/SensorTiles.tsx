import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';
import { lineClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { sensors } from './sensors';

const Tile = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  flex: '1 1 160px',
  minWidth: 0,
  paddingInlineStart: theme.spacing(1.5),
  borderInlineStart: `3px solid ${(theme.vars ?? theme).palette.divider}`,
}));

export default function SensorTiles() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, width: '100%' }}>
      {sensors.map((sensor) => (
        <Tile key={sensor.name}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
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
            sx={{ [`& .${lineClasses.area}`]: { opacity: 0.25 } }}
          />
          {/* #endregion preview */}
        </Tile>
      ))}
      <Tile>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Backup battery
        </Typography>
        <Gauge
          height={110}
          value={82}
          text={({ value }) => `${value} %`}
          aria-label="Charge of the backup battery in percent"
          sx={(theme) => ({
            [`& .${gaugeClasses.valueArc}`]: {
              fill: (theme.vars ?? theme).palette.success.main,
            },
          })}
        />
      </Tile>
    </Box>
  );
}
