import { LineChart } from '@mui/x-charts/LineChart';
import { expected, nights, sold } from './berths';
import styles from './ForecastLine.module.css';

export default function ForecastLine() {
  return (
    <div className={styles.frame}>
      {/* #region preview */}
      <LineChart
        height={290}
        xAxis={[{ data: nights, label: 'Night', height: 50 }]}
        yAxis={[{ label: 'Berths', min: 0, max: 120 }]}
        series={[
          {
            id: 'sold',
            label: 'Sold',
            data: sold,
            color: 'var(--mui-palette-primary-main)',
            highlightScope: { highlight: 'series', fade: 'global' },
          },
          {
            id: 'expected',
            label: 'Expected',
            data: expected,
            color: 'var(--mui-palette-secondary-main)',
            shape: 'diamond',
            highlightScope: { highlight: 'series', fade: 'global' },
          },
        ]}
        role="img"
        aria-label="Berths of a night train, sold and expected, over ten nights"
        className={styles.chart}
      />
      {/* #endregion preview */}
    </div>
  );
}
