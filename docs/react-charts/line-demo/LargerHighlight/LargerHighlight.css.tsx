import { LineChart } from '@mui/x-charts/LineChart';
import { glasses, seconds } from './foam';
import styles from './LargerHighlight.module.css';

export default function LargerHighlight() {
  return (
    <div className={styles.frame}>
      {/* #region preview */}
      <LineChart
        height={280}
        xAxis={[{ data: seconds, label: 'Second', domainLimit: 'strict' }]}
        yAxis={[{ label: 'Foam (mm)', min: 0 }]}
        series={glasses}
        className={styles.chart}
        role="img"
        aria-label="Foam on two glasses of beer over four minutes; it lasts longer in the tall glass"
      />
      {/* #endregion preview */}
    </div>
  );
}
