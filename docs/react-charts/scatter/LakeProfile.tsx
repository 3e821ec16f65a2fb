import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// One row per depth, as the probe records them. The April cast ended at 20 m.
const casts = [
  { depth: 0, april: 6.1, august: 22.4 },
  { depth: 2, april: 5.9, august: 22.1 },
  { depth: 4, april: 5.6, august: 21.7 },
  { depth: 6, april: 5.4, august: 19.8 },
  { depth: 8, april: 5.2, august: 15.3 },
  { depth: 10, april: 5.1, august: 11.2 },
  { depth: 12, april: 4.9, august: 8.9 },
  { depth: 16, april: 4.6, august: 6.8 },
  { depth: 20, april: 4.4, august: 5.7 },
  { depth: 25, april: null, august: 5.1 },
  { depth: 30, april: null, august: 4.8 },
];

export default function LakeProfile() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <ScatterChart
        height={320}
        dataset={casts}
        series={[
          { label: 'April', datasetKeys: { x: 'april', y: 'depth' } },
          { label: 'August', datasetKeys: { x: 'august', y: 'depth' } },
        ]}
        xAxis={[{ label: 'Water temperature (°C)', min: 0 }]}
        yAxis={[{ label: 'Depth (m)', reverse: true }]}
        grid={{ horizontal: true, vertical: true }}
        role="img"
        aria-label="Water temperature by depth of a lake in April and August"
      />
      {/* #endregion preview */}
    </Box>
  );
}
