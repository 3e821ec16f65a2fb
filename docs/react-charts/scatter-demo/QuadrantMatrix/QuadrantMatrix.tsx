import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { Labels } from './Labels';
import { series, xAxis, yAxis } from './services';

export default function QuadrantMatrix() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  const lineStyle = { stroke: palette.text.secondary, strokeDasharray: '4 4' };

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <ScatterChart
        height={360}
        series={series}
        xAxis={xAxis}
        yAxis={yAxis}
        hideLegend
        voronoiMaxRadius={30}
        sx={{
          '& .quadrant': { fill: palette.text.secondary, fontSize: 13 },
          '& .point': { fill: palette.text.primary, fontSize: 12, fontWeight: 600 },
        }}
        role="img"
        aria-label="Importance and satisfaction of eight museum services: signs and toilets are important, and visitors are not satisfied with them"
      >
        <ChartsReferenceLine x={3} lineStyle={lineStyle} />
        <ChartsReferenceLine y={3} lineStyle={lineStyle} />
        <Labels quadrant="quadrant" point="point" />
      </ScatterChart>
      {/* #endregion preview */}
    </Box>
  );
}
