import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { months, series } from './route';
import { useRouteMeans } from './useRouteMeans';

const Means = styled('dl')(({ theme }) => ({
  gridArea: 'means',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 4),
  margin: 0,
}));

const Mean = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  paddingInlineStart: theme.spacing(1.5),
  borderInlineStart: '4px solid',
  '& dd': { ...theme.typography.h5, margin: 0 },
}));

// #region preview
function RouteMeans() {
  return (
    <Means>
      {useRouteMeans().map(({ id, label, color, mean }) => (
        <Mean key={id} style={{ borderColor: color }}>
          <dt>{label}</dt>
          <dd>{mean} %</dd>
        </Mean>
      ))}
    </Means>
  );
}

export default function RouteReport() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateAreas: '"means" "chart"',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        width: '100%',
      }}
    >
      <ChartsDataProvider
        height={240}
        xAxis={[{ id: 'month', scaleType: 'point', data: months }]}
        yAxis={[{ id: 'share', label: 'Punctual (%)', min: 60, max: 100 }]}
        series={series}
      >
        {/* The surface places itself in the area "chart". */}
        <ChartsSurface
          role="img"
          aria-label="Punctual departures of a bus route per month in percent"
        >
          <LinePlot />
          <MarkPlot />
          <ChartsAxisHighlight x="line" />
          <ChartsXAxis axisId="month" />
          <ChartsYAxis axisId="share" />
        </ChartsSurface>
        <RouteMeans />
        <ChartsTooltip />
      </ChartsDataProvider>
    </Box>
  );
}
// #endregion preview
