import { PieChart } from '@mui/x-charts/PieChart';
import { OutlinedArc } from './OutlinedArc';
import { series } from './voices';
import styles from './ChoirVoices.module.css';

const slots = { pieArc: OutlinedArc };
const slotProps = {
  pieArc: { className: styles.arc },
  pieArcLabel: { className: styles.label },
};

export default function ChoirVoices() {
  return (
    <div className={styles.chart}>
      {/* #region preview */}
      <PieChart
        height={240}
        series={series}
        slots={slots}
        slotProps={slotProps}
        role="img"
        aria-label="Singers of a choir by voice"
      />
      {/* #endregion preview */}
    </div>
  );
}
