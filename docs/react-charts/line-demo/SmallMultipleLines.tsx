import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

/** Sugar in six tanks by day of the fermentation, in degrees Plato. */
const days = [0, 1, 2, 3, 4, 5, 6, 7];
const tanks = [
  { name: 'Tank 1', sugar: [12.3, 11.4, 9.2, 6.8, 4.9, 3.6, 3.0, 2.8] },
  { name: 'Tank 2', sugar: [12.5, 11.7, 9.9, 7.3, 5.4, 4.1, 3.3, 2.9] },
  { name: 'Tank 3', sugar: [12.2, 12.0, 11.6, 10.9, 9.8, 8.6, 7.7, 7.1] },
  { name: 'Tank 4', sugar: [14.8, 13.5, 10.9, 8.0, 5.9, 4.6, 3.9, 3.6] },
  { name: 'Tank 5', sugar: [12.4, 10.2, 6.9, 4.4, 3.2, 2.8, 2.7, 2.7] },
  { name: 'Tank 6', sugar: [11.2, 10.3, 8.4, 6.4, 4.8, 3.7, 3.1, 2.9] },
];

// #region preview
function TankChart({ name }: { name: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h4" sx={{ m: 0 }}>
        {name}
      </Typography>
      <LineChart
        height={150}
        margin={{ left: 0, right: 20, top: 16, bottom: 0 }}
        xAxis={[
          {
            data: days,
            tickInterval: [0, 7],
            domainLimit: 'strict',
            valueFormatter: (day: number) => `Day ${day}`,
          },
        ]}
        // The same limits in all charts.
        yAxis={[{ min: 0, max: 16, tickInterval: [0, 8, 16], width: 28 }]}
        // All tanks in gray, and one of them in color on top.
        series={[
          ...tanks.map((tank) => ({
            data: tank.sugar,
            color: '#a3a3a3',
            showMark: false,
            disableHighlight: true,
            valueFormatter: () => null,
          })),
          ...tanks
            .filter((tank) => tank.name === name)
            .map((tank) => ({
              id: 'tank',
              data: tank.sugar,
              color: '#c77d0a',
              showMark: false,
              valueFormatter: (value: number | null) => `${value} °P`,
            })),
        ]}
        sx={{
          [`& .${lineClasses.line}`]: { strokeWidth: 1, opacity: 0.6 },
          [`& .${lineClasses.line}[data-series="tank"]`]: {
            strokeWidth: 3,
            opacity: 1,
          },
        }}
        role="img"
        aria-label={`Sugar in ${name.toLowerCase()} over seven days, compared with the other tanks`}
      />
    </Box>
  );
}
// #endregion preview

export default function SmallMultipleLines() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
        },
        gap: 2,
      }}
    >
      {tanks.map(({ name }) => (
        <TankChart key={name} name={name} />
      ))}
    </Box>
  );
}
