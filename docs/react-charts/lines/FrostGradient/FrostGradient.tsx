import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { celsius, clock, hours, temperatures } from './frost';
import { ZeroGradient } from './ZeroGradient';

const WarmStop = styled('stop')(({ theme }) => ({
  stopColor: (theme.vars ?? theme).palette.warning.main,
}));

const ColdStop = styled('stop')(({ theme }) => ({
  stopColor: (theme.vars ?? theme).palette.info.main,
}));

export default function FrostGradient() {
  const myGradient = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <LineChart
        height={280}
        xAxis={[
          {
            data: hours,
            domainLimit: 'strict',
            tickInterval: [18, 21, 24, 27, 30, 33],
            valueFormatter: clock,
          },
        ]}
        yAxis={[{ label: 'Above the grass (°C)' }]}
        series={[
          {
            label: 'Air',
            data: temperatures,
            area: true,
            showMark: false,
            valueFormatter: celsius,
          },
        ]}
        grid={{ horizontal: true }}
        hideLegend
        slotProps={{ area: { fill: `url(#${myGradient})` } }}
        role="img"
        aria-label="Temperature in an orchard through a night in April, with frost from 01:00 to 07:00"
      >
        <ZeroGradient id={myGradient}>
          {(zero) => (
            <>
              <WarmStop offset="0%" stopOpacity={0.9} />
              <WarmStop offset={zero} stopOpacity={0.1} />
              <ColdStop offset={zero} stopOpacity={0.1} />
              <ColdStop offset="100%" stopOpacity={0.9} />
            </>
          )}
        </ZeroGradient>
      </LineChart>
      {/* #endregion preview */}
    </Box>
  );
}
