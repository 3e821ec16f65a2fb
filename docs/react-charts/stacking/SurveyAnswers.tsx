import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const statements = ['Quiet', 'Bright', 'Well heated', 'Easy to reach'];

// #region preview
// Percent of the answers. The series closest to zero comes first.
const answers = [
  { label: 'Disagree', color: '#ef9a9a', data: [-24, -9, -18, -12] },
  { label: 'Strongly disagree', color: '#c62828', data: [-31, -4, -11, -6] },
  { label: 'Agree', color: '#90caf9', data: [20, 47, 39, 36] },
  { label: 'Strongly agree', color: '#1565c0', data: [9, 33, 14, 41] },
];

function percent(value: number | null) {
  return value === null ? '' : `${Math.abs(value)}%`;
}
// #endregion preview

type Offset = 'diverging' | 'none';

export default function SurveyAnswers() {
  const [stackOffset, setStackOffset] = React.useState<Offset>('diverging');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="stackOffset"
        value={stackOffset}
        onChange={(_, value: Offset | null) => value && setStackOffset(value)}
        sx={{ mb: 1, '& > *': { textTransform: 'none' } }}
      >
        <ToggleButton value="diverging">diverging</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={320}
        layout="horizontal"
        yAxis={[{ data: statements, width: 95 }]}
        xAxis={[{ min: -100, max: 100, valueFormatter: percent }]}
        series={answers.map((answer) => ({
          ...answer,
          stack: 'answers',
          stackOffset,
          valueFormatter: percent,
        }))}
        role="img"
        aria-label="Agreement with four statements on reading rooms, in percent"
      >
        <ChartsReferenceLine x={0} />
      </BarChart>
    </Box>
  );
}
