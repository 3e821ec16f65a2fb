import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { FunnelChart, type FunnelCurveType } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { label: 'Inquiries', value: 1240 },
  { label: 'Visits', value: 860 },
  { label: 'Applications', value: 530 },
  { label: 'Home checks', value: 340 },
  { label: 'Adoptions', value: 285 },
];

const curves: FunnelCurveType[] = [
  'linear',
  'linear-sharp',
  'bump',
  'step',
  'pyramid',
  'step-pyramid',
];

export default function CurvesAndGaps() {
  const [curve, setCurve] = React.useState<FunnelCurveType>('bump');
  const [variant, setVariant] = React.useState<'filled' | 'outlined'>('outlined');
  const [gap, setGap] = React.useState(4);
  const [borderRadius, setBorderRadius] = React.useState(8);

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
          columnGap: 3,
          rowGap: 1.5,
          alignItems: 'end',
          px: '10px',
          mb: 1,
        }}
      >
        <TextField
          select
          size="small"
          label="curve"
          value={curve}
          onChange={(event) => setCurve(event.target.value as FunnelCurveType)}
        >
          {curves.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="variant"
          value={variant}
          onChange={(event) =>
            setVariant(event.target.value === 'filled' ? 'filled' : 'outlined')
          }
        >
          <MenuItem value="filled">filled</MenuItem>
          <MenuItem value="outlined">outlined</MenuItem>
        </TextField>
        <div>
          <Typography id="funnel-gap" variant="caption">
            gap: {gap}
          </Typography>
          <Slider
            size="small"
            aria-labelledby="funnel-gap"
            max={20}
            value={gap}
            onChange={(_, value) => setGap(value as number)}
          />
        </div>
        <div>
          <Typography id="funnel-radius" variant="caption">
            borderRadius: {borderRadius}
          </Typography>
          <Slider
            size="small"
            aria-labelledby="funnel-radius"
            max={20}
            value={borderRadius}
            onChange={(_, value) => setBorderRadius(value as number)}
          />
        </div>
      </Box>
      {/* #region preview */}
      <FunnelChart
        height={280}
        gap={gap}
        hideLegend
        series={[{ data: steps, curve, variant, borderRadius }]}
        role="img"
        aria-label="Steps to an adoption in the chosen shape"
      />
      {/* #endregion preview */}
    </Box>
  );
}
