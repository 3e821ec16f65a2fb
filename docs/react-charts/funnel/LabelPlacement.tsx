import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { FunnelChart, type FunnelLabelOptions } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { label: 'Inquiries', value: 1240 },
  { label: 'Visits', value: 860 },
  { label: 'Applications', value: 530 },
  { label: 'Adoptions', value: 285 },
];

const choices = {
  layout: ['vertical', 'horizontal'],
  'position.vertical': ['top', 'middle', 'bottom'],
  'position.horizontal': ['start', 'center', 'end'],
  offset: ['-12', '-4', '0', '4', '12'],
  textAnchor: ['default', 'start', 'middle', 'end'],
  dominantBaseline: ['default', 'hanging', 'central', 'baseline'],
} as const;

const initial = {
  layout: 'vertical',
  'position.vertical': 'bottom',
  'position.horizontal': 'center',
  offset: '4',
  textAnchor: 'default',
  dominantBaseline: 'default',
};

export default function LabelPlacement() {
  const [chosen, setChosen] = React.useState<Record<string, string>>(initial);

  const anchor = chosen.textAnchor;
  const baseline = chosen.dominantBaseline;
  // #region preview
  const sectionLabel = {
    position: {
      vertical: chosen['position.vertical'],
      horizontal: chosen['position.horizontal'],
    },
    offset: Number(chosen.offset),
    textAnchor: anchor === 'default' ? undefined : anchor,
    dominantBaseline: baseline === 'default' ? undefined : baseline,
  } as FunnelLabelOptions;
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
          gap: 1.5,
          mb: 2,
        }}
      >
        {Object.entries(choices).map(([name, values]) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={chosen[name]}
            onChange={(event) =>
              setChosen((last) => ({ ...last, [name]: event.target.value }))
            }
          >
            {values.map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <FunnelChart
        height={280}
        margin={{ left: 50, right: 50 }}
        hideLegend
        series={[
          {
            layout: chosen.layout === 'horizontal' ? 'horizontal' : 'vertical',
            variant: 'outlined',
            data: steps,
            sectionLabel,
          },
        ]}
        role="img"
        aria-label="Steps to an adoption, with labels at the chosen place"
      />
    </Box>
  );
}
