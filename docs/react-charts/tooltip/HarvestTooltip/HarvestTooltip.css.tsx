import { BarChart } from '@mui/x-charts/BarChart';
import { series, years } from './harvest';
import styles from './HarvestTooltip.module.css';

// #region preview
const tooltip = {
  classes: { paper: styles.paper, cell: styles.cell, valueCell: styles.value },
};
// #endregion preview

export default function HarvestTooltip() {
  return (
    <div className={styles.chart}>
      <BarChart
        height={280}
        xAxis={[{ data: years }]}
        series={series}
        slotProps={{ tooltip }}
        role="img"
        aria-label="Harvest of pears and plums from 2022 to 2025"
      />
    </div>
  );
}
