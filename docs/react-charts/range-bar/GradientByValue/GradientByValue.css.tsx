import * as React from 'react';
import { BarChartPremium } from '@mui/x-charts-premium/BarChartPremium';
import { deserts, temperatures } from './deserts';
import { ValueGradient } from './ValueGradient';
import styles from './GradientByValue.module.css';

export default function GradientByValue() {
  const gradientId = React.useId();

  return (
    <div className={styles.chart}>
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
          <stop offset="0%" className={styles.cold} />
          <stop offset="50%" className={styles.mild} />
          <stop offset="100%" className={styles.hot} />
        </ValueGradient>
      </BarChartPremium>
      {/* #endregion preview */}
    </div>
  );
}
