import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

type Place = 'legend' | 'tooltip' | 'section';

// #region preview
const steps = [
  { label: 'Inquiries', value: 1240 },
  { label: 'Visits', value: 860 },
  {
    label: (place: Place) =>
      place === 'legend' ? 'Applications' : 'Applications, paper and online',
    value: 530,
    color: '#ef6c00',
    labelMarkType: 'circle' as const,
  },
  { label: 'Home checks', value: 340 },
  { label: 'Adoptions', value: 285 },
];
const blues = ['#0d6ebd', '#2e8bd6', '#5aa5e2', '#86bdea', '#aed4f2'];
// #endregion preview

export default function StepColors() {
  const [hideLegend, setHideLegend] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={hideLegend}
            onChange={(event) => setHideLegend(event.target.checked)}
          />
        }
        label="hideLegend"
      />
      <FunnelChart
        height={300}
        colors={blues}
        hideLegend={hideLegend}
        series={[{ data: steps, sectionLabel: false }]}
        slotProps={{ legend: { direction: 'vertical' } }}
        role="img"
        aria-label="Steps to an adoption; the applications stand out in orange"
      />
    </Box>
  );
}
