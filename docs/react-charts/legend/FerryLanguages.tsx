import Box from '@mui/material/Box';
import { LineChart, type LineSeries } from '@mui/x-charts/LineChart';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

// #region preview
const series: LineSeries[] = [
  { id: 'fi', label: 'Finnish', data: [410, 520, 760, 1240, 980, 540] },
  { id: 'sv', label: 'Swedish', data: [260, 310, 590, 890, 710, 330] },
  { id: 'de', label: 'German', data: [40, 120, 280, 460, 510, 190] },
  { id: 'et', label: 'Estonian', data: [90, 110, 130, 210, 180, 120] },
];
// #endregion preview

export default function FerryLanguages() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: months }]}
        series={series}
        role="img"
        aria-label="Passengers of an island ferry per month and language"
      />
    </Box>
  );
}
