import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { label: 'Inquiries', value: 1240, next: 'answered by mail or phone' },
  { label: 'Visits', value: 860, next: 'met a dog at the shelter' },
  { label: 'Applications', value: 530, next: 'filled in the form' },
  { label: 'Home checks', value: 340, next: 'were visited by a volunteer' },
  { label: 'Adoptions', value: 285, next: 'took a dog home' },
];

export default function ClickedStep() {
  const [clicked, setClicked] = React.useState<number | null>(null);
  const step = clicked === null ? undefined : steps[clicked];

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <FunnelChart
        height={280}
        gap={2}
        hideLegend
        enableKeyboardNavigation
        categoryAxis={{ categories: steps.map(({ label }) => label), size: 95 }}
        series={[
          { data: steps, highlightScope: { highlight: 'item', fade: 'global' } },
        ]}
        onItemClick={(_event, { dataIndex }) => setClicked(dataIndex)}
        aria-label="Steps to an adoption"
      />
      {/* #endregion preview */}
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {step ? `${step.value} ${step.next}` : 'Click a step'}
      </Typography>
    </Box>
  );
}
