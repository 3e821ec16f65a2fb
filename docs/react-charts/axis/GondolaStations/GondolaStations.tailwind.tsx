import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import type { ChartsTextProps } from '@mui/x-charts/ChartsText';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { altitudes, passengers, stations } from './stations';

const WIDTH = 64;

// #region preview
function StationLabel({ x, y, text }: ChartsTextProps) {
  return (
    <foreignObject x={Number(x) - WIDTH / 2} y={y} width={WIDTH} height={44}>
      <div className="text-ink text-center text-[0.75rem] leading-[1.66]">
        {text}
        <br />
        <div className="bg-primary text-on-primary inline-block rounded-lg px-1">
          {altitudes[text]}
        </div>
      </div>
    </foreignObject>
  );
}

const slots = { axisTickLabel: StationLabel };
const classes = { line: 'stroke-primary stroke-2' };
// #endregion preview

export default function GondolaStations() {
  return (
    <div className="w-full">
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
        <ChartsXAxis slots={slots} disableTicks classes={classes} />
        <ChartsYAxis />
      </ChartsContainer>
    </div>
  );
}
