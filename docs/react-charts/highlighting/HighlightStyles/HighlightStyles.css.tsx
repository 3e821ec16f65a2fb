import { LineChart } from '@mui/x-charts/LineChart';
import { months, stations } from './stations';
import styles from './HighlightStyles.module.css';

export default function HighlightStyles() {
  return (
    <div className={styles.chart}>
      {/* #region preview */}
      <LineChart
        className={styles.lines}
        height={300}
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ label: 'Listeners (%)', min: 0, max: 40 }]}
        series={stations}
        disableLineItemHighlight
        slotProps={{ tooltip: { trigger: 'item' } }}
        role="img"
        aria-label="Share of listeners of four radio stations over a year"
      />
      {/* #endregion preview */}
    </div>
  );
}
