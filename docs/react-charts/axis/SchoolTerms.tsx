import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis } from '@mui/x-charts/models';

const months = [
  '2024-10',
  '2024-11',
  '2024-12',
  '2025-01',
  '2025-02',
  '2025-03',
  '2025-04',
  '2025-05',
];
const absences = [164, 231, 187, 262, 304, 219, 141, 126];
const names = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

function monthOf(value: string) {
  return Number(value.slice(5));
}

// #region preview
const groups: XAxis<'band'>['groups'] = [
  {
    getValue: (month: string) => names[monthOf(month) - 1] ?? '',
    tickLabelStyle: { fontSize: 10 },
  },
  {
    getValue: (month: string) => {
      const number = monthOf(month);
      if (number >= 9) {
        return 'Autumn';
      }
      return number <= 3 ? 'Spring' : 'Summer';
    },
    tickSize: 24,
    tickLabelStyle: { fontSize: 11, fontWeight: 500 },
  },
  { getValue: (month: string) => month.slice(0, 4), tickSize: 44 },
];
// #endregion preview

export default function SchoolTerms() {
  const [grouped, setGrouped] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={grouped}
            onChange={(event) => setGrouped(event.target.checked)}
          />
        }
        label="groups"
      />
      <BarChart
        height={290}
        margin={{ left: 0, right: 8 }}
        xAxis={[{ data: months, groups: grouped ? groups : undefined, height: 66 }]}
        yAxis={[{ label: 'Days of absence' }]}
        series={[{ label: 'Absence', data: absences }]}
        hideLegend
        role="img"
        aria-label="Days of absence at a school by month, term and year"
      />
    </Box>
  );
}
