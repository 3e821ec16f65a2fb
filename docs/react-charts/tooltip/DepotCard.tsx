import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';

export default function DepotCard() {
  const [disablePortal, setDisablePortal] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={disablePortal}
            onChange={(event) => setDisablePortal(event.target.checked)}
          />
        }
        label="disablePortal"
      />
      <Card variant="outlined" sx={{ position: 'relative', overflow: 'hidden' }}>
        {/* #region preview */}
        <BarChart
          height={150}
          xAxis={[{ data: ['Letters', 'Small', 'Large', 'Bulky'] }]}
          series={[
            { label: 'Monday', data: [640, 410, 180, 35] },
            { label: 'Tuesday', data: [590, 385, 204, 41] },
            { label: 'Wednesday', data: [702, 433, 195, 28] },
            { label: 'Thursday', data: [655, 467, 211, 37] },
          ]}
          hideLegend
          sx={{
            [`& .${chartsTooltipClasses.paper}`]: { borderColor: 'primary.main' },
          }}
          slotProps={{ tooltip: { disablePortal, sx: { zIndex: 1 } } }}
          role="img"
          aria-label="Parcels of four sizes on four days"
        />
        {/* #endregion preview */}
      </Card>
    </Box>
  );
}
