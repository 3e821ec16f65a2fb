import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { lines, series, weeks } from './ascents';
import styles from './RouteHighlight.module.css';

export default function RouteHighlight() {
  return (
    <div
      role="group"
      aria-label="Ascents of five routes from week 36 to 41"
      className={styles.chart}
    >
      {/* #region preview */}
      <Heatmap
        height={260}
        xAxis={[{ data: weeks }]}
        yAxis={[{ data: lines }]}
        series={series}
      />
      {/* #endregion preview */}
    </div>
  );
}
