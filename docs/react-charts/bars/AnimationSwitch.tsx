import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const parties = ['Meadow', 'Harbor', 'Union', 'Forum', 'Green Hill'];
const counts = [
  [14, 22, 9, 17, 6],
  [31, 40, 26, 29, 18],
  [57, 61, 48, 40, 37],
];

export default function AnimationSwitch() {
  const [step, setStep] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => setStep((current) => (current + 1) % counts.length)}
        >
          Next count
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
          label="skipAnimation"
        />
      </Box>
      {/* #region preview */}
      <BarChart
        height={260}
        skipAnimation={skipAnimation}
        xAxis={[{ data: parties }]}
        yAxis={[{ max: 70 }]}
        series={[{ label: 'Votes counted (thousands)', data: counts[step] }]}
        role="img"
        aria-label="Votes counted so far for five parties"
      />
      {/* #endregion preview */}
    </Box>
  );
}
