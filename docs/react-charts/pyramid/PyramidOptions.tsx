import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const levels = [
  { label: 'Otter', value: 1 },
  { label: 'Trout', value: 6 },
  { label: 'Mayflies', value: 27 },
  { label: 'Moss', value: 95 },
];

const choices = {
  curve: ['pyramid', 'step-pyramid'],
  layout: ['vertical', 'horizontal'],
  variant: ['filled', 'outlined'],
} as const;

type Chosen = { [Name in keyof typeof choices]: (typeof choices)[Name][number] };

const initial: Chosen = {
  curve: 'step-pyramid',
  layout: 'vertical',
  variant: 'outlined',
};

export default function PyramidOptions() {
  const [chosen, setChosen] = React.useState<Chosen>(initial);
  const [gap, setGap] = React.useState(4);
  const [borderRadius, setBorderRadius] = React.useState(6);

  const sliders = [
    { name: 'gap', value: gap, onChange: setGap },
    { name: 'borderRadius', value: borderRadius, onChange: setBorderRadius },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
          columnGap: 2,
          rowGap: 1.5,
          alignItems: 'end',
          px: '6px',
          mb: 1,
        }}
      >
        {Object.entries(choices).map(([name, values]) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={chosen[name as keyof Chosen]}
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
        {sliders.map(({ name, value, onChange }) => (
          <div key={name}>
            <Typography id={`pyramid-${name}`} variant="caption">
              {name}: {value}
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`pyramid-${name}`}
              max={20}
              value={value}
              onChange={(_, next) => onChange(next as number)}
            />
          </div>
        ))}
      </Box>
      {/* #region preview */}
      <FunnelChart
        height={280}
        gap={gap}
        series={[{ ...chosen, borderRadius, data: levels }]}
        role="img"
        aria-label="Living mass in a brook by level of the food chain"
      />
      {/* #endregion preview */}
    </Box>
  );
}
