import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, type BarSeries } from '@mui/x-charts/BarChart';

const departments: [name: string, patients: number[]][] = [
  ['Cardiology', [142, 151]],
  ['Dermatology', [98, 104]],
  ['Endocrinology', [57, 61]],
  ['Gastroenterology', [83, 79]],
  ['Geriatrics', [64, 72]],
  ['Hematology', [39, 36]],
  ['Nephrology', [45, 48]],
  ['Neurology', [91, 97]],
  ['Oncology', [118, 123]],
  ['Orthopedics', [164, 158]],
  ['Pediatrics', [187, 176]],
  ['Pulmonology', [72, 80]],
  ['Rheumatology', [51, 54]],
  ['Urology', [69, 66]],
];

const series: BarSeries[] = departments.map(([label, data]) => ({
  id: label,
  label,
  data,
  stack: 'patients',
}));

// #region preview
const SCROLL = {
  horizontal: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    pb: 1,
    maxWidth: 'calc(100% - 16px)',
  },
  vertical: {
    flexWrap: 'nowrap',
    overflowY: 'auto',
    paddingInlineEnd: 1,
    maxHeight: 200,
  },
};
// #endregion preview

type Direction = keyof typeof SCROLL;

export default function ClinicScroll() {
  const [direction, setDirection] = React.useState<Direction>('horizontal');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="direction"
        value={direction}
        onChange={(_, value: Direction | null) => value && setDirection(value)}
        sx={{ mb: 1, '& button': { textTransform: 'none' } }}
      >
        <ToggleButton value="horizontal">horizontal</ToggleButton>
        <ToggleButton value="vertical">vertical</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 340 }}>
        <BarChart
          xAxis={[{ data: ['May', 'June'] }]}
          series={series}
          slotProps={{
            legend: { direction, tabIndex: 0, sx: SCROLL[direction] },
            tooltip: { trigger: 'item' },
          }}
          role="img"
          aria-label="Patients of a clinic in May and June, by department"
        />
      </Box>
    </Box>
  );
}
