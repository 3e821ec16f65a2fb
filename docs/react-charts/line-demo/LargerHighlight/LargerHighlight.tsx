import Box from '@mui/material/Box';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { glasses, seconds } from './foam';

export default function LargerHighlight() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <LineChart
        height={280}
        xAxis={[{ data: seconds, label: 'Second', domainLimit: 'strict' }]}
        yAxis={[{ label: 'Foam (mm)', min: 0 }]}
        series={glasses}
        sx={{
          [`& .${lineClasses.highlight}`]: {
            r: 9,
            stroke: '#fff',
            strokeWidth: 3,
          },
          [`& .${lineClasses.line}`]: { strokeWidth: 3 },
        }}
        role="img"
        aria-label="Foam on two glasses of beer over four minutes; it lasts longer in the tall glass"
      />
      {/* #endregion preview */}
    </Box>
  );
}
