import Box from '@mui/material/Box';
import { RadarChart, radarClasses } from '@mui/x-charts/RadarChart';
import { radar, series } from './scores';

export default function StyledRadar() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <RadarChart
        height={300}
        hideLegend
        radar={radar}
        series={series}
        direction="ltr"
        sx={(theme) => ({
          [`& .${radarClasses.gridDivider}`]: { strokeDasharray: '2 4' },
          [`& .${radarClasses.gridStripe}`]: { display: 'none' },
          [`& .${radarClasses.seriesArea}`]: {
            fill: (theme.vars ?? theme).palette.success.main,
            stroke: (theme.vars ?? theme).palette.success.main,
            strokeWidth: 3,
            strokeLinejoin: 'round',
          },
          [`& .${radarClasses.seriesMark}`]: {
            fill: (theme.vars ?? theme).palette.background.paper,
            stroke: (theme.vars ?? theme).palette.success.main,
            strokeWidth: 2,
            r: '5px',
          },
        })}
        role="img"
        aria-label="Test scores of a family tent, from 0 to 10"
      />
      {/* #endregion preview */}
    </Box>
  );
}
