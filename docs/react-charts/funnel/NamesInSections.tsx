import * as React from 'react';
import Box from '@mui/material/Box';
import { FunnelChart, type FunnelSectionLabel } from '@mui/x-charts-pro/FunnelChart';
import { useFunnelSeries } from '@mui/x-charts-pro/hooks';

const steps = [
  { label: 'Inquiries', value: 1240, color: '#004d40' },
  { label: 'Visits', value: 860, color: '#00574b' },
  { label: 'Applications', value: 730, color: '#00695c' },
  { label: 'Home checks', value: 640, color: '#00796b' },
  { label: 'Adoptions', value: 585, color: '#33691e' },
];

// #region preview
type LabelProps = React.ComponentPropsWithoutRef<typeof FunnelSectionLabel>;

function NameAndValue({ label, seriesId, dataIndex }: LabelProps) {
  const name = useFunnelSeries(seriesId)?.data[dataIndex]?.label;

  return (
    <text
      x={label.x}
      y={label.y}
      textAnchor="middle"
      fill="#fff"
      fontSize={13}
      pointerEvents="none"
    >
      <tspan x={label.x} dy="-0.25em" fontWeight={700}>
        {typeof name === 'function' ? name('tooltip') : name}
      </tspan>
      <tspan x={label.x} dy="1.25em">
        {label.value}
      </tspan>
    </text>
  );
}

const slots = { funnelSectionLabel: NameAndValue };

export default function NamesInSections() {
  return (
    <Box sx={{ width: '100%' }}>
      <FunnelChart
        height={300}
        hideLegend
        series={[{ data: steps }]}
        slots={slots}
        role="img"
        aria-label="Steps to the adoption of a small dog"
      />
    </Box>
  );
}
// #endregion preview
