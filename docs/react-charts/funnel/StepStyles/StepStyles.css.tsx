import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { series } from './steps';
import styles from './StepStyles.module.css';

export default function StepStyles() {
  return (
    <div className={styles.chart}>
      {/* #region preview */}
      <FunnelChart
        height={280}
        gap={6}
        hideLegend
        series={series}
        className={styles.funnel}
        role="img"
        aria-label="Steps to an adoption with dashed outlines"
      />
      {/* #endregion preview */}
    </div>
  );
}
