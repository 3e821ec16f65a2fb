import * as React from 'react';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import styles from './LineReveal.module.css';
import { chartName, hours, series } from './nights';

export default function LineReveal() {
  const [appearance, setAppearance] = React.useState(0);

  return (
    <div className={styles.demo}>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setAppearance(appearance + 1)}
      >
        Show again
      </Button>
      {/* #region preview */}
      <LineChart
        key={appearance}
        className={styles.slowReveal}
        height={240}
        xAxis={[{ scaleType: 'point', data: hours }]}
        series={series}
        role="img"
        aria-label={chartName}
      />
      {/* #endregion preview */}
    </div>
  );
}
