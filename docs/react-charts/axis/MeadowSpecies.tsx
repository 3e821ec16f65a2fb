import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const species = [
  'Oxeye daisy',
  'Meadow buttercup',
  'Yellow rattle',
  'Common knapweed',
  'Ragged robin',
  'Field scabious',
  'Red clover',
  'Bird’s-foot trefoil',
];
const plants = [84, 61, 47, 39, 26, 22, 71, 33];

const ranges = {
  angle: { label: 'tick label angle', unit: '°', min: -90, max: 90 },
  fontSize: { label: 'tick label fontSize', unit: ' px', min: 10, max: 18 },
  tickLabelMinGap: { label: 'tickLabelMinGap', unit: ' px', min: 0, max: 80 },
  height: { label: 'x-axis height', unit: ' px', min: 25, max: 140 },
  width: { label: 'y-axis width', unit: ' px', min: 25, max: 130 },
  labelSize: { label: 'label fontSize', unit: ' px', min: 10, max: 18 },
};

type Range = keyof typeof ranges;

const textAnchors = ['automatic', 'start', 'middle', 'end'] as const;

export default function MeadowSpecies() {
  const [numbers, setNumbers] = React.useState<Record<Range, number>>({
    angle: -40,
    fontSize: 12,
    tickLabelMinGap: 4,
    height: 125,
    width: 65,
    labelSize: 14,
  });
  const [anchor, setAnchor] =
    React.useState<(typeof textAnchors)[number]>('automatic');
  const [hasLabels, setHasLabels] = React.useState(true);
  const { angle, fontSize, tickLabelMinGap, height, width, labelSize } = numbers;
  const textAnchor = anchor === 'automatic' ? {} : { textAnchor: anchor };

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
          },
          alignItems: 'center',
          columnGap: 3,
          px: 1,
        }}
      >
        {(Object.keys(ranges) as Range[]).map((name) => (
          <Box key={name}>
            <Typography id={`species-${name}`} variant="caption" component="div">
              {ranges[name].label}: {String(numbers[name]).replace('-', '−')}
              {ranges[name].unit}
            </Typography>
            <Slider
              aria-labelledby={`species-${name}`}
              size="small"
              min={ranges[name].min}
              max={ranges[name].max}
              step={name.endsWith('Size') ? 1 : 5}
              value={numbers[name]}
              onChange={(_, value) =>
                setNumbers({ ...numbers, [name]: value as number })
              }
            />
          </Box>
        ))}
        <TextField
          select
          size="small"
          label="textAnchor"
          value={anchor}
          onChange={(event) => setAnchor(event.target.value as typeof anchor)}
        >
          {textAnchors.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={hasLabels}
              onChange={(event) => setHasLabels(event.target.checked)}
            />
          }
          label="label"
        />
      </Box>
      {/* #region preview */}
      <BarChart
        height={345}
        xAxis={[
          {
            data: species,
            height,
            tickLabelMinGap,
            tickLabelStyle: { angle, fontSize, ...textAnchor },
            label: hasLabels ? 'Species' : undefined,
            labelStyle: { fontSize: labelSize },
          },
        ]}
        yAxis={[
          {
            width,
            label: hasLabels ? 'Plants per 100 m²' : undefined,
            labelStyle: { fontSize: labelSize },
          },
        ]}
        series={[{ label: 'Plants', data: plants }]}
        hideLegend
        role="img"
        aria-label="Plants of eight species counted in a meadow"
      />
      {/* #endregion preview */}
    </Box>
  );
}
