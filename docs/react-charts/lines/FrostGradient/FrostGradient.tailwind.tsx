import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { celsius, clock, hours, temperatures } from './frost';
import { ZeroGradient } from './ZeroGradient';

const warm = 'text-warning [stop-color:currentColor]';
const cold = 'text-info [stop-color:currentColor]';

export default function FrostGradient() {
  const myGradient = React.useId();

  return (
    <div className="w-full">
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
              <stop offset="0%" stopOpacity={0.9} className={warm} />
              <stop offset={zero} stopOpacity={0.1} className={warm} />
              <stop offset={zero} stopOpacity={0.1} className={cold} />
              <stop offset="100%" stopOpacity={0.9} className={cold} />
            </>
          )}
        </ZeroGradient>
      </LineChart>
      {/* #endregion preview */}
    </div>
  );
}
