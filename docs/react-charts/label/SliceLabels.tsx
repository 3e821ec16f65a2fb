import Box from '@mui/material/Box';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const passes = [
  { code: 'D', name: 'Day ticket', value: 410, color: '#8ecae6' },
  { code: 'T', name: 'Ten visits', value: 265, color: '#ffb703' },
  { code: 'M', name: 'Month pass', value: 180, color: '#a7c957' },
  { code: 'F', name: 'Family pass', value: 95, color: '#f4a6a6' },
];

const total = passes.reduce((sum, { value }) => sum + value, 0);

export default function SliceLabels() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <PieChart
        height={240}
        series={[
          {
            arcLabel: 'label',
            data: passes.map(({ code, name, value, color }) => ({
              id: code,
              value,
              color,
              label: (location) => {
                if (location === 'arc') {
                  return code;
                }
                const share = Math.round((value / total) * 100);
                return location === 'legend'
                  ? `${code}: ${name}`
                  : `${name}, ${share}%`;
              },
            })),
          },
        ]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#1b1b1b' } }}
        role="img"
        aria-label="Admissions of a sports center by kind of ticket"
      />
      {/* #endregion preview */}
    </Box>
  );
}
