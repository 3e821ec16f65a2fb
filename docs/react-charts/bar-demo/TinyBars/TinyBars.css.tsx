import { BarChart } from '@mui/x-charts/BarChart';
import { arrivals, days, total } from './days';
import styles from './TinyBars.module.css';

export default function TinyBars() {
  return (
    <div className={styles.card}>
      <div className={styles.title}>Arrivals, next 7 days</div>
      <div className={styles.total}>{total}</div>
      {/* #region preview */}
      <BarChart
        height={64}
        margin={{ left: 0, right: 0, top: 4, bottom: 0 }}
        xAxis={[{ data: days, position: 'none', categoryGapRatio: 0.3 }]}
        yAxis={[{ position: 'none' }]}
        series={[
          {
            label: 'Guests',
            data: arrivals,
            highlightScope: { highlight: 'item' },
          },
        ]}
        borderRadius={3}
        hideLegend
        axisHighlight={{ x: 'none', y: 'none' }}
        className={styles.bars}
        role="img"
        aria-label="Arrivals from Saturday to Friday, 9 on Monday and 42 on Friday"
      />
      {/* #endregion preview */}
    </div>
  );
}
