import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const causes = [
  { cause: 'Waiting for a berth', minutes: 412 },
  { cause: 'Late connecting train', minutes: 356 },
  { cause: 'Fog and high wind', minutes: 288 },
  { cause: 'Vehicle loading', minutes: 197 },
  { cause: 'Technical inspection', minutes: 121 },
  { cause: 'Crew change', minutes: 64 },
];

export default function FerryDelays() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChart
        height={300}
        layout="horizontal"
        dataset={causes}
        yAxis={[{ dataKey: 'cause', width: 150 }]}
        xAxis={[{ label: 'Delay in June (minutes)' }]}
        series={[{ dataKey: 'minutes', label: 'Minutes lost' }]}
        grid={{ vertical: true }}
        hideLegend
        role="img"
        aria-label="Minutes of ferry delay in June, by cause"
      />
      {/* #endregion preview */}
    </Box>
  );
}
