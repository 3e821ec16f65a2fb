import { Gauge } from '@mui/x-charts/Gauge';
import { barrel, valueText } from './barrel';
import styles from './RainBarrel.module.css';

export default function RainBarrel() {
  return (
    <div className={styles.box}>
      {/* #region preview */}
      <Gauge
        height={180}
        value={barrel.liters}
        valueMax={barrel.capacity}
        cornerRadius="50%"
        text={`${barrel.liters} L`}
        direction="ltr"
        className={styles.gauge}
        aria-label="Water in the rain barrel"
        aria-valuetext={valueText}
      />
      {/* #endregion preview */}
    </div>
  );
}
