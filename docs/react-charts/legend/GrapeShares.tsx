import Box from '@mui/material/Box';
import { PieChart, type PieSeries } from '@mui/x-charts/PieChart';

// #region preview
const grapes: PieSeries = {
  id: 'grapes',
  innerRadius: '40%',
  valueFormatter: ({ value }) => `${value} ha`,
  data: [
    { id: 'riesling', label: 'Riesling', value: 14.2 },
    { id: 'pinot', label: 'Pinot noir', value: 8.6 },
    { id: 'merlot', label: 'Merlot', value: 5.1 },
    { id: 'chardonnay', label: 'Chardonnay', value: 2.4 },
    { id: 'fallow', label: 'Fallow', value: 6.3 },
  ],
};

export default function GrapeShares() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        height={240}
        series={[grapes]}
        initialHiddenItems={[{ type: 'pie', seriesId: 'grapes', dataIndex: 4 }]}
        slotProps={{ legend: { toggleVisibilityOnClick: true } }}
        role="img"
        aria-label="Area of a vineyard by grape"
      />
    </Box>
  );
}
// #endregion preview
