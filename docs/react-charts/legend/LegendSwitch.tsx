import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function LegendSwitch() {
  const [hideLegend, setHideLegend] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="hideLegend"
        control={
          <Switch
            checked={hideLegend}
            onChange={(event) => setHideLegend(event.target.checked)}
          />
        }
      />
      <Typography variant="subtitle2" component="div">
        Lighthouse visitors per weekday
      </Typography>
      <Box sx={{ height: 260 }}>
        {/* #region preview */}
        <BarChart
          hideLegend={hideLegend}
          xAxis={[{ data: ['Thu', 'Fri', 'Sat', 'Sun'] }]}
          series={[{ label: 'Visitors', data: [84, 131, 306, 278] }]}
          role="img"
          aria-label="Visitors of a lighthouse from Thursday to Sunday"
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
