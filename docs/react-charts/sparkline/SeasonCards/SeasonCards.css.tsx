import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { inGoals, teams, tooltip, xAxis } from './goals';
import styles from './SeasonCards.module.css';

export default function SeasonCards() {
  return (
    <div className={styles.cards}>
      {teams.map(({ name, goals }) => (
        <Paper key={name} variant="outlined" className={styles.card}>
          <div className={styles.text}>
            <Typography variant="body2">{name}</Typography>
            <Typography variant="h6" component="p">
              {goals.at(-1)} goals
            </Typography>
          </div>
          {/* #region preview */}
          <SparkLineChart
            height={70}
            margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
            data={goals}
            xAxis={xAxis}
            valueFormatter={inGoals}
            area
            baseline="min"
            curve="monotoneX"
            showTooltip
            showHighlight
            slotProps={{ tooltip }}
            color="var(--mui-palette-primary-main)"
            className={styles.chart}
            role="img"
            aria-label={`Goals of ${name} in six seasons: ${goals.join(', ')}`}
          />
          {/* #endregion preview */}
        </Paper>
      ))}
    </div>
  );
}
