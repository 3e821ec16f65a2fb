import { RadarChart } from '@mui/x-charts/RadarChart';
import { radar, series } from './scores';
import styles from './StyledRadar.module.css';

export default function StyledRadar() {
  return (
    <div className={styles.box}>
      {/* #region preview */}
      <RadarChart
        height={300}
        hideLegend
        radar={radar}
        series={series}
        direction="ltr"
        className={styles.chart}
        role="img"
        aria-label="Test scores of a family tent, from 0 to 10"
      />
      {/* #endregion preview */}
    </div>
  );
}
