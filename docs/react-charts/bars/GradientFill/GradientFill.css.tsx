import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { steps, weekdays } from './steps';
import { UnitsToggle } from './UnitsToggle';
import { VerticalGradient, type Units } from './VerticalGradient';
import styles from './GradientFill.module.css';

export default function GradientFill() {
  const gradientId = React.useId();
  const [units, setUnits] = React.useState<Units>('objectBoundingBox');

  return (
    <div className={styles.chart}>
      <UnitsToggle value={units} onChange={setUnits} className={styles.units} />
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
          <stop offset="0%" className={styles.top} />
          <stop offset="100%" className={styles.bottom} />
        </VerticalGradient>
      </BarChart>
      {/* #endregion preview */}
    </div>
  );
}
