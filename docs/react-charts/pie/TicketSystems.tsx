import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PieChart, pieClasses, type PieSeries } from '@mui/x-charts/PieChart';

const tickets = [
  { id: 'windows', label: 'Windows', value: 412, color: '#6ea8dc' },
  { id: 'macos', label: 'macOS', value: 168, color: '#e8a95b' },
  { id: 'android', label: 'Android', value: 97, color: '#79b88a' },
  { id: 'ios', label: 'iOS', value: 83, color: '#dd93ae' },
  { id: 'linux', label: 'Linux', value: 45, color: '#b3a1d8' },
  { id: 'chromeos', label: 'ChromeOS', value: 12, color: '#c9bd6a' },
  { id: 'other', label: 'Other', value: 0, color: '#a3a9b5' },
];
const total = tickets.reduce((sum, { value }) => sum + value, 0);

// #region preview
const arcLabels = {
  value: 'value',
  label: 'label',
  formattedValue: 'formattedValue',
  share: ({ value }) => `${Math.round((value / total) * 100)}%`,
} satisfies Record<string, PieSeries['arcLabel']>;
// #endregion preview

type Kind = keyof typeof arcLabels;

export default function TicketSystems() {
  const [kind, setKind] = React.useState<Kind>('share');
  const [minAngle, setMinAngle] = React.useState(15);
  const [radius, setRadius] = React.useState(65);

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 4,
          rowGap: 1,
          px: '22px',
          py: 1,
        }}
      >
        <TextField
          select
          size="small"
          label="arcLabel"
          value={kind}
          onChange={(event) => setKind(event.target.value as Kind)}
          sx={{ flex: '1 1 160px' }}
        >
          <MenuItem value="value">&apos;value&apos;</MenuItem>
          <MenuItem value="label">&apos;label&apos;</MenuItem>
          <MenuItem value="formattedValue">&apos;formattedValue&apos;</MenuItem>
          <MenuItem value="share">function: share</MenuItem>
        </TextField>
        <Box sx={{ flex: '1 1 140px' }}>
          <Typography id="tickets-min-angle" variant="body2">
            arcLabelMinAngle: {minAngle}°
          </Typography>
          <Slider
            size="small"
            aria-labelledby="tickets-min-angle"
            min={0}
            max={60}
            value={minAngle}
            onChange={(_, value) => setMinAngle(value as number)}
          />
        </Box>
        <Box sx={{ flex: '1 1 140px' }}>
          <Typography id="tickets-radius" variant="body2">
            arcLabelRadius: {radius}%
          </Typography>
          <Slider
            size="small"
            aria-labelledby="tickets-radius"
            min={20}
            max={95}
            value={radius}
            onChange={(_, value) => setRadius(value as number)}
          />
        </Box>
      </Box>
      <PieChart
        height={260}
        series={[
          {
            data: tickets,
            arcLabel: arcLabels[kind],
            arcLabelMinAngle: minAngle,
            arcLabelRadius: `${radius}%`,
            valueFormatter: ({ value }) => `${value} tickets`,
          },
        ]}
        slotProps={{ pieArcLabel: { direction: 'ltr' } }}
        sx={{
          [`& .${pieClasses.arcLabel}`]: { fill: '#1b1b1b', fontSize: 13 },
        }}
        role="img"
        aria-label="Tickets of a help desk by operating system"
      />
    </Box>
  );
}
