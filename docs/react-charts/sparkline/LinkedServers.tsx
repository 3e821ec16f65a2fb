import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  SparkLineChart,
  type SparkLineChartProps,
} from '@mui/x-charts/SparkLineChart';

const minutes = ['10:00', '10:05', '10:10', '10:15', '10:20', '10:25', '10:30'];
const servers = [
  { name: 'Search', data: [182, 176, 190, 341, 298, 201, 185] },
  { name: 'Checkout', data: [244, 251, 247, 402, 455, 310, 262] },
  { name: 'Images', data: [61, 58, 64, 66, 59, 62, 60] },
];
const xAxis = { id: 'time', data: minutes };

export default function LinkedServers() {
  const [position, setPosition] = React.useState<
    SparkLineChartProps['highlightedAxis']
  >([]);
  const index = position?.find(({ axisId }) => axisId === 'time')?.dataIndex;

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" color="text.secondary" role="status">
        {index === undefined ? 'Point at a line.' : `At ${minutes[index]}`}
      </Typography>
      {servers.map(({ name, data }) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ flex: '0 0 72px' }}>
            {name}
          </Typography>
          <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
            {/* #region preview */}
            <SparkLineChart
              height={56}
              data={data}
              xAxis={xAxis}
              showHighlight
              axisHighlight={{ x: 'line' }}
              highlightedAxis={position}
              onHighlightedAxisChange={setPosition}
              role="img"
              aria-label={`Response time of ${name} in ms: ${data.join(', ')}`}
            />
            {/* #endregion preview */}
          </Box>
          <Typography variant="body2" align="right" sx={{ flex: '0 0 64px' }}>
            {data[index ?? data.length - 1]} ms
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
