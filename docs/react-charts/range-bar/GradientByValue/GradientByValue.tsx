import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { BarChartPremium } from '@mui/x-charts-premium/BarChartPremium';
import { deserts, temperatures } from './deserts';
import { ValueGradient } from './ValueGradient';

const Cold = styled('stop')(({ theme }) => ({
  stopColor: (theme.vars ?? theme).palette.info.main,
}));

const Mild = styled('stop')(({ theme }) => ({
  stopColor: (theme.vars ?? theme).palette.warning.main,
}));

const Hot = styled('stop')(({ theme }) => ({
  stopColor: (theme.vars ?? theme).palette.error.main,
}));

export default function GradientByValue() {
  const gradientId = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChartPremium
        height={280}
        xAxis={[{ data: deserts }]}
        yAxis={[{ label: '°C', min: -40, max: 60 }]}
        series={[
          {
            type: 'rangeBar',
            label: 'Temperature',
            data: temperatures,
            valueFormatter: (range) => range && `${range[0]} to ${range[1]} °C`,
          },
        ]}
        slotProps={{ bar: { fill: `url(#${gradientId})` } }}
        borderRadius={10}
        hideLegend
        role="img"
        aria-label="Lowest and highest temperature of four deserts"
      >
        <ValueGradient id={gradientId} from={-40} to={60}>
          <Cold offset="0%" />
          <Mild offset="50%" />
          <Hot offset="100%" />
        </ValueGradient>
      </BarChartPremium>
      {/* #endregion preview */}
    </Box>
  );
}
