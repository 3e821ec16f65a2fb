import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { inGoals, teams, tooltip, xAxis } from './goals';

export default function SeasonCards() {
  return (
    <div className="flex w-full flex-wrap gap-2">
      {teams.map(({ name, goals }) => (
        <Paper
          key={name}
          variant="outlined"
          className="min-w-0 flex-[1_1_110px] overflow-hidden pt-4"
        >
          <div className="px-3">
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
            className="[&_.MuiAreaElement-root]:opacity-20 [&_.MuiAreaElement-root]:[filter:none]"
            role="img"
            aria-label={`Goals of ${name} in six seasons: ${goals.join(', ')}`}
          />
          {/* #endregion preview */}
        </Paper>
      ))}
    </div>
  );
}
