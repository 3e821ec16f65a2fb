import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

function describe(level: number) {
  if (level < 45) {
    return { word: 'quiet', color: 'success' } as const;
  }
  return level < 65
    ? ({ word: 'lively', color: 'warning' } as const)
    : ({ word: 'too loud', color: 'error' } as const);
}

export default function LibraryNoise() {
  const [level, setLevel] = React.useState(52);
  const theme = useTheme();
  const { word, color } = describe(level);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      {/* #region preview */}
      <Gauge
        height={190}
        value={level}
        valueMin={30}
        valueMax={90}
        startAngle={-120}
        endAngle={120}
        cornerRadius="50%"
        text={({ value }) => `${value} dB`}
        direction="ltr"
        sx={{
          [`& .${gaugeClasses.valueArc}`]: {
            fill: (theme.vars ?? theme).palette[color].main,
          },
        }}
        aria-label="Noise in the reading room"
        aria-valuetext={`${level} decibels, ${word}`}
      />
      {/* #endregion preview */}
      <Typography variant="body2" sx={{ textAlign: 'center' }}>
        Reading room: {word}
      </Typography>
      <Box sx={{ px: '22px' }}>
        <Slider
          size="small"
          aria-label="Measured level in decibels"
          min={30}
          max={90}
          value={level}
          onChange={(_, value) => setLevel(value as number)}
        />
      </Box>
    </Box>
  );
}
