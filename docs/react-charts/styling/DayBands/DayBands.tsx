import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot, lineClasses } from '@mui/x-charts/LineChart';
import { Background } from './Background';
import { hours, signals } from './fog';

export default function DayBands() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <ChartsContainer
        height={260}
        xAxis={[{ data: hours, max: 24, label: 'Hour of the day', height: 50 }]}
        yAxis={[{ label: 'Signals of the fog horn', min: 0 }]}
        series={[{ type: 'line', data: signals, area: true }]}
        role="img"
        aria-label="Signals of a fog horn per hour of one day, the daylight is shaded"
        sx={{
          borderRadius: 1,
          bgcolor: 'action.hover',
          '& .plot': { fill: palette.background.paper },
          '& .day': {
            fill: palette.warning.main,
            fillOpacity: 0.16,
          },
          [`& .${lineClasses.area}`]: { fillOpacity: 0.3 },
        }}
      >
        <Background plot="plot" day="day" />
        <AreaPlot />
        <LinePlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsContainer>
      {/* #endregion preview */}
    </Box>
  );
}
