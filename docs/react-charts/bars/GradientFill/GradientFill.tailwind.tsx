import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { steps, weekdays } from './steps';
import { UnitsToggle } from './UnitsToggle';
import { VerticalGradient, type Units } from './VerticalGradient';

export default function GradientFill() {
  const gradientId = React.useId();
  const [units, setUnits] = React.useState<Units>('objectBoundingBox');

  return (
    <div className="w-full">
      <UnitsToggle value={units} onChange={setUnits} className="*:normal-case" />
      {/* #region preview */}
      <BarChart
        height={280}
        xAxis={[{ data: weekdays }]}
        series={[{ label: 'Steps', data: steps }]}
        slotProps={{ bar: { fill: `url(#${gradientId})` } }}
        hideLegend
        role="img"
        aria-label="Steps per weekday"
      >
        <VerticalGradient id={gradientId} units={units}>
          <stop offset="0%" className="text-secondary [stop-color:currentColor]" />
          <stop offset="100%" className="text-primary [stop-color:currentColor]" />
        </VerticalGradient>
      </BarChart>
      {/* #endregion preview */}
    </div>
  );
}
