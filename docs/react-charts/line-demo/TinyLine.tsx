import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

/** Orders of a brewery's online shop per week. */
const orders = [61, 58, 66, 72, 70, 81, 79, 88, 84, 97, 103, 112];
const weeks = orders.map((_count, index) => `Week ${index + 31}`);

export default function TinyLine() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 300,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Box sx={{ flexShrink: 0 }}>
        <Typography variant="body2" color="text.secondary">
          Orders
        </Typography>
        <Typography variant="h4" component="p">
          {orders.at(-1)}
        </Typography>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {/* #region preview */}
        <LineChart
          height={64}
          margin={{ left: 4, right: 8, top: 8, bottom: 8 }}
          xAxis={[{ data: weeks, scaleType: 'point', position: 'none' }]}
          yAxis={[{ position: 'none', min: 50, max: 115 }]}
          series={[
            {
              label: 'Orders',
              data: orders,
              color: '#2e8b57',
              showMark: ({ index }) => index === orders.length - 1,
            },
          ]}
          axisHighlight={{ x: 'none', y: 'none' }}
          hideLegend
          role="img"
          aria-label="Orders per week over twelve weeks, from 61 to 112"
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
