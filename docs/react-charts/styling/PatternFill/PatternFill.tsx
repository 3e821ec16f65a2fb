import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { Patterns } from './Patterns';
import { seats } from './seats';

export default function PatternFill() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const prefix = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <PieChart
        height={240}
        series={[
          {
            data: seats.map((part) => ({
              ...part,
              color: `url(#${prefix}-${part.id})`,
            })),
          },
        ]}
        role="img"
        aria-label="Theater seats of a season by kind of ticket"
        sx={{
          '& .ink': { fill: palette.primary.main },
          [`& .${pieClasses.arc}`]: {
            stroke: palette.primary.main,
            strokeWidth: 2,
          },
        }}
      >
        <Patterns prefix={prefix} ink="ink" />
      </PieChart>
      {/* #endregion preview */}
    </Box>
  );
}
