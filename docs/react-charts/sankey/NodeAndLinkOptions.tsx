import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const data = {
  links: [
    { source: 'Sold', target: 'Coats', value: 14 },
    { source: 'Sold', target: 'Dresses', value: 20 },
    { source: 'Sold', target: 'Shoes', value: 23 },
    { source: 'Given away', target: 'Shoes', value: 9 },
    { source: 'Given away', target: 'Children', value: 18 },
  ],
};

const ranges = {
  width: [2, 60, 1],
  padding: [0, 40, 1],
  opacity: [0.1, 1, 0.1],
  curveCorrection: [0, 40, 1],
} as const;

type Name = keyof typeof ranges;

export default function NodeAndLinkOptions() {
  const [numbers, setNumbers] = React.useState<Record<Name, number>>({
    width: 15,
    padding: 10,
    opacity: 0.4,
    curveCorrection: 10,
  });
  const [showLabels, setShowLabels] = React.useState(true);
  const [showValues, setShowValues] = React.useState(true);
  const { width, padding, opacity, curveCorrection } = numbers;

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' },
          columnGap: 4,
          px: 1,
        }}
      >
        {(Object.keys(ranges) as Name[]).map((name) => (
          <div key={name}>
            <Typography variant="body2" id={`sankey-${name}`}>
              {`${name}: ${numbers[name]}`}
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`sankey-${name}`}
              min={ranges[name][0]}
              max={ranges[name][1]}
              step={ranges[name][2]}
              value={numbers[name]}
              onChange={(_event, value) => setNumbers({ ...numbers, [name]: value })}
            />
          </div>
        ))}
        <FormControlLabel
          control={
            <Switch
              checked={showLabels}
              onChange={(event) => setShowLabels(event.target.checked)}
            />
          }
          label="showLabels"
        />
        <FormControlLabel
          control={
            <Switch
              checked={showValues}
              onChange={(event) => setShowValues(event.target.checked)}
            />
          }
          label="showValues"
        />
      </Box>
      {/* #region preview */}
      <SankeyChart
        height={260}
        direction="ltr"
        series={{
          data,
          nodeOptions: { width, padding, showLabels },
          linkOptions: { opacity, curveCorrection, showValues },
        }}
        role="img"
        aria-label="Kinds of clothes sold and given away, in tons"
      />
      {/* #endregion preview */}
    </Box>
  );
}
