import { LineChart } from '@mui/x-charts/LineChart';
import { noHighlight, noMargin, series, xAxis, yAxis } from './readers';
import styles from './HeroCard.module.css';

export default function HeroCard() {
  return (
    <div className={styles.card}>
      {/* #region preview */}
      <div dir="auto" className={styles.text}>
        <p className={styles.name}>Newsletter opens</p>
        <p className={styles.number}>2,890</p>
        <p>1,010 more than last year</p>
      </div>
      <LineChart
        height={200}
        margin={noMargin}
        series={series}
        xAxis={xAxis}
        yAxis={yAxis}
        axisHighlight={noHighlight}
        hideLegend
        slotProps={{ tooltip: { trigger: 'none' } }}
        className={styles.chart}
        role="img"
        aria-label="Opens in weeks 1 to 12: from 1,840 to 2,890 this year, from 1,520 to 1,880 last year"
      />
      {/* #endregion preview */}
    </div>
  );
}
