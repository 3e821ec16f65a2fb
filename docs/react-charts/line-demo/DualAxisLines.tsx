import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

/** Fermentation of one batch, measured every day. */
const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const sugar = [12.4, 11.6, 9.8, 7.4, 5.6, 4.3, 3.5, 3.0, 2.7, 2.6, 2.6];
const temperature = [
  18.2, 18.9, 20.1, 21.4, 21.8, 21.2, 20.6, 20.1, 18.0, 12.2, 6.1,
];

// #region preview
const colors = { sugar: '#b4690e', temperature: '#2b7a9b' };

export default function DualAxisLines() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  /** Axis texts in the color of their line, darker in light mode, lighter in dark mode. */
  function inColor(color: string) {
    const fill = `color-mix(in srgb, ${color} 75%, ${palette.text.primary})`;
    return { labelStyle: { fill }, tickLabelStyle: { fill } };
  }

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={320}
        xAxis={[
          {
            data: days,
            label: 'Day',
            // Room for the marks of the first and the last day.
            min: -0.3,
            max: 10.3,
            valueFormatter: (day: number, { location }: { location: string }) =>
              location === 'tooltip' ? `Day ${day}` : `${day}`,
          },
        ]}
        // Five steps on both axes, so that they share the grid lines.
        yAxis={[
          {
            id: 'sugar',
            label: 'Sugar (°P)',
            min: 0,
            max: 15,
            tickInterval: [0, 3, 6, 9, 12, 15],
            ...inColor(colors.sugar),
          },
          {
            id: 'temperature',
            label: 'Temperature (°C)',
            position: 'right',
            min: 0,
            max: 25,
            tickInterval: [0, 5, 10, 15, 20, 25],
            ...inColor(colors.temperature),
          },
        ]}
        series={[
          {
            yAxisId: 'sugar',
            label: 'Sugar',
            color: colors.sugar,
            data: sugar,
            valueFormatter: (value) => `${value} °P`,
          },
          {
            yAxisId: 'temperature',
            label: 'Temperature',
            color: colors.temperature,
            shape: 'diamond',
            data: temperature,
            valueFormatter: (value) => `${value} °C`,
          },
        ]}
        grid={{ horizontal: true }}
        role="img"
        aria-label="Fermentation over ten days: sugar falls from 12.4 to 2.6 degrees Plato, the temperature peaks at 21.8 degrees Celsius on day 4"
      />
    </Box>
  );
}
// #endregion preview
