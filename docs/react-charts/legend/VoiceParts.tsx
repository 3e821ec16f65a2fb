import Box from '@mui/material/Box';
import { BarChart, type BarSeries } from '@mui/x-charts/BarChart';

// #region preview
/** A short label for the legend, the whole name for the tooltip. */
function createVoice(short: string, long: string, data: number[]): BarSeries {
  return {
    id: short,
    data,
    stack: 'choir',
    label: (location) => (location === 'legend' ? short : long),
  };
}

const series = [
  createVoice('S', 'Soprano (first and second)', [14, 13, 15, 12]),
  createVoice('A', 'Alto (with the mezzo-sopranos)', [11, 12, 12, 10]),
  createVoice('T', 'Tenor (two guests)', [5, 7, 6, 7]),
  createVoice('B', 'Bass (with the baritones)', [8, 6, 9, 8]),
];
// #endregion preview

export default function VoiceParts() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={270}
        xAxis={[{ data: ['Mar 4', 'Mar 11', 'Mar 18', 'Mar 25'] }]}
        series={series}
        role="img"
        aria-label="Singers of a choir at four rehearsals, by voice"
      />
    </Box>
  );
}
