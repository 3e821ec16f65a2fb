import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { links } from './flows';
import styles from './StyledFlows.module.css';

export default function StyledFlows() {
  return (
    <div className={styles.frame}>
      {/* #region preview */}
      <SankeyChart
        height={260}
        direction="ltr"
        series={{ data: { links }, linkOptions: { showValues: true } }}
        role="img"
        aria-label="Use of wearable and worn-out clothes, in tons"
        className={styles.chart}
      />
      {/* #endregion preview */}
    </div>
  );
}
