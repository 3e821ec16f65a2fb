import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// days of an electric bus: mean temperature, range and use of energy for heating
const days = [
  { celsius: -9, range: 148, heating: 41 },
  { celsius: -6, range: 161, heating: 37 },
  { celsius: -3, range: 170, heating: 33 },
  { celsius: -1, range: 176, heating: 31 },
  { celsius: 2, range: 193, heating: 25 },
  { celsius: 4, range: 201, heating: 21 },
  { celsius: 7, range: 219, heating: 16 },
  { celsius: 9, range: 224, heating: 12 },
  { celsius: 12, range: 241, heating: 8 },
  { celsius: 15, range: 248, heating: 4 },
  { celsius: 18, range: 257, heating: 1 },
  { celsius: 21, range: 259, heating: 0 },
];

const blue = '#2f78b7';
const red = '#c8553d';

export default function TwoYAxes() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  // Mixed with the color of text, the color has enough contrast in both color modes.
  const axisSx = (color: string) => ({
    '& .MuiChartsAxis-tickLabel, & .MuiChartsAxis-label': {
      fill: `color-mix(in srgb, ${color} 75%, ${palette.text.primary})`,
    },
  });

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <ScatterChart
        height={320}
        dataset={days}
        series={[
          {
            id: 'range',
            label: 'Range',
            yAxisId: 'km',
            datasetKeys: { x: 'celsius', y: 'range' },
            color: blue,
            markerSize: 6,
            valueFormatter: (day) => day && `${day.y} km at ${day.x} °C`,
          },
          {
            id: 'heating',
            label: 'Heating',
            yAxisId: 'percent',
            datasetKeys: { x: 'celsius', y: 'heating' },
            color: red,
            markerSize: 6,
            valueFormatter: (day) => day && `${day.y}% at ${day.x} °C`,
          },
        ]}
        xAxis={[
          {
            label: 'Outdoors (°C)',
            min: -12,
            max: 24,
            height: 50,
            tickLabelStyle: { direction: 'ltr' },
          },
        ]}
        yAxis={[
          {
            id: 'km',
            label: 'Range (km)',
            min: 0,
            max: 300,
            width: 60,
            sx: axisSx(blue),
          },
          {
            id: 'percent',
            label: 'Energy for heating (%)',
            labelStyle: { direction: 'ltr' },
            position: 'right',
            min: 0,
            max: 60,
            width: 50,
            sx: axisSx(red),
          },
        ]}
        grid={{ horizontal: true }}
        role="img"
        aria-label="From -9 to 21 °C the range of an electric bus grows from 148 to 259 km, and the energy for heating falls from 41% to 0%"
      />
      {/* #endregion preview */}
    </Box>
  );
}
