import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import type { ChartsTextProps } from '@mui/x-charts/ChartsText';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { altitudes, passengers, stations } from './stations';

const WIDTH = 64;

const Station = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  textAlign: 'center',
  color: (theme.vars ?? theme).palette.text.primary,
}));

const Badge = styled('div')(({ theme }) => ({
  display: 'inline-block',
  paddingInline: 4,
  borderRadius: 8,
  color: (theme.vars ?? theme).palette.primary.contrastText,
  backgroundColor: (theme.vars ?? theme).palette.primary.main,
}));

// #region preview
function StationLabel({ x, y, text }: ChartsTextProps) {
  return (
    <foreignObject x={Number(x) - WIDTH / 2} y={y} width={WIDTH} height={44}>
      <Station>
        {text}
        <br />
        <Badge>{altitudes[text]}</Badge>
      </Station>
    </foreignObject>
  );
}

const slots = { axisTickLabel: StationLabel };

const thickLine = {
  [`& .${axisClasses.line}`]: {
    color: 'primary.main',
    stroke: 'currentColor',
    strokeWidth: 2,
  },
};
// #endregion preview

export default function GondolaStations() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsContainer
        height={300}
        margin={{ left: 0, right: 4 }}
        xAxis={[
          {
            scaleType: 'band',
            data: stations,
            height: 72,
            label: 'Station and altitude (m)',
          },
        ]}
        yAxis={[{ label: 'Passengers' }]}
        series={[{ type: 'bar', data: passengers }]}
        role="img"
        aria-label="Passengers who get off at each of four stations of a gondola lift"
      >
        <BarPlot />
        <ChartsXAxis slots={slots} disableTicks sx={thickLine} />
        <ChartsYAxis />
      </ChartsContainer>
    </Box>
  );
}
