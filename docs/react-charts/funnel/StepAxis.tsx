import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { label: 'Inquiries', value: 1240 },
  { label: 'Visits', value: 860 },
  { label: 'Applications', value: 530 },
  { label: 'Home checks', value: 340 },
  { label: 'Adoptions', value: 285 },
];

export default function StepAxis() {
  const [scaleType, setScaleType] = React.useState<'band' | 'linear'>('linear');
  const [position, setPosition] = React.useState<'left' | 'right'>('left');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="scaleType"
          value={scaleType}
          onChange={(_, value: 'band' | 'linear' | null) =>
            value && setScaleType(value)
          }
          sx={{ '& > *': { textTransform: 'none' } }}
        >
          <ToggleButton value="band">band</ToggleButton>
          <ToggleButton value="linear">linear</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="position"
          value={position}
          onChange={(_, value: 'left' | 'right' | null) =>
            value && setPosition(value)
          }
          sx={{ '& > *': { textTransform: 'none' } }}
        >
          <ToggleButton value="left">left</ToggleButton>
          <ToggleButton value="right">right</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {/* #region preview */}
      <FunnelChart
        height={320}
        hideLegend
        categoryAxis={{
          categories: steps.map((step) => step.label),
          scaleType,
          position,
          size: 95,
          tickLabelStyle: { fontSize: 13 },
        }}
        series={[{ data: steps }]}
        role="img"
        aria-label="Steps to an adoption, with their names on an axis"
      />
      {/* #endregion preview */}
    </Box>
  );
}
