import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];
const indoor = [5200, 5650, 4100, null, 4300, 5480];
const outdoor = [null, null, 3900, 9400, 2750, null];

export default function PoolVisitors() {
  const [hideEmpty, setHideEmpty] = React.useState(true);

  // #region preview
  const visitors = React.useCallback(
    (value: number | null) => {
      if (value === null) {
        return hideEmpty ? null : 'closed';
      }
      return value.toLocaleString('en-US');
    },
    [hideEmpty],
  );
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={hideEmpty}
            onChange={(event) => setHideEmpty(event.target.checked)}
          />
        }
        label="Hide closed pools"
      />
      <LineChart
        height={290}
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={[
          { label: 'Indoor pool', data: indoor, valueFormatter: visitors },
          { label: 'Outdoor pool', data: outdoor, valueFormatter: visitors },
        ]}
        grid={{ horizontal: true }}
        role="img"
        aria-label="Visitors of an indoor and an outdoor pool from January to November"
      />
    </Box>
  );
}
