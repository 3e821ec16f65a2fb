import { LineChart } from '@mui/x-charts/LineChart';
import { rounds, tables } from './scores';
import styles from './QuizScores.module.css';

export default function QuizScores() {
  return (
    <div className={styles.chart}>
      {/* #region preview */}
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: rounds, label: 'Round' }]}
        series={tables}
        slotProps={{ legend: { className: styles.legend } }}
        role="img"
        aria-label="Points of three tables over five rounds of a quiz"
      />
      {/* #endregion preview */}
    </div>
  );
}
