import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const limes = [
  { id: 'l1', x: 12, y: 18 },
  { id: 'l2', x: 25, y: 34 },
  { id: 'l3', x: 31, y: 41 },
  { id: 'l4', x: 44, y: 52 },
  { id: 'l5', x: 58, y: 71 },
  { id: 'l6', x: 70, y: 79 },
];
const maples = [
  { id: 'm1', x: 9, y: 11 },
  { id: 'm2', x: 18, y: 19 },
  { id: 'm3', x: 33, y: 29 },
  { id: 'm4', x: 47, y: 38 },
  { id: 'm5', x: 62, y: 51 },
  { id: 'm6', x: 75, y: 55 },
];

export default function TreeScatter() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <ScatterChart
        height={260}
        xAxis={[{ label: 'Age (years)', height: 50, min: 0 }]}
        yAxis={[{ label: 'Trunk diameter (cm)', min: 0 }]}
        series={[
          { label: 'Lime', data: limes, markerSize: 5 },
          { label: 'Maple', data: maples, markerSize: 5 },
        ]}
        grid={{ horizontal: true, vertical: true }}
        role="img"
        aria-label="Age and trunk diameter of street trees"
      />
      {/* #endregion preview */}
    </Box>
  );
}
