import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { areaElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { inGoals, teams, tooltip, xAxis } from './goals';

export default function SeasonCards() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: '100%' }}>
      {teams.map(({ name, goals }) => (
        <Paper
          key={name}
          variant="outlined"
          sx={{ flex: '1 1 110px', minWidth: 0, pt: 2, overflow: 'hidden' }}
        >
          <Box sx={{ px: 1.5 }}>
            <Typography variant="body2">{name}</Typography>
            <Typography variant="h6" component="p">
              {goals.at(-1)} goals
            </Typography>
          </Box>
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
            color={palette.primary.main}
            sx={{
              [`& .${areaElementClasses.root}`]: { opacity: 0.2, filter: 'none' },
            }}
            role="img"
            aria-label={`Goals of ${name} in six seasons: ${goals.join(', ')}`}
          />
          {/* #endregion preview */}
        </Paper>
      ))}
    </Box>
  );
}
