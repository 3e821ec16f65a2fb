import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChartPremium } from '@mui/x-charts-premium/BarChartPremium';
import type { RangeBarValueType } from '@mui/x-charts-premium/models';

const nights = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const seasons: RangeBarValueType[][] = [
  [
    [62, 88],
    [60, 85],
    [64, 90],
    [70, 102],
    [95, 148],
    [108, 165],
    [74, 110],
  ],
  [
    [98, 142],
    [96, 139],
    [99, 150],
    [112, 168],
    [150, 215],
    [165, 238],
    [120, 176],
  ],
];

export default function RangeAnimation() {
  const [season, setSeason] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => setSeason((current) => 1 - current)}
        >
          {season === 0 ? 'Show summer' : 'Show winter'}
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
      <BarChartPremium
        height={260}
        skipAnimation={skipAnimation}
        xAxis={[{ data: nights }]}
        yAxis={[{ min: 50, max: 250 }]}
        series={[
          {
            type: 'rangeBar',
            label: 'Room rate (€)',
            data: seasons[season],
            valueFormatter: (range) => range && `${range[0]} to ${range[1]}`,
          },
        ]}
        role="img"
        aria-label="Lowest and highest room rate of a hotel per night of the week"
      />
      {/* #endregion preview */}
    </Box>
  );
}
