import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { Labels } from './Labels';
import { series, xAxis, yAxis } from './services';

export default function QuadrantMatrix() {
  return (
    <div className="w-full">
      {/* #region preview */}
      <ScatterChart
        height={360}
        series={series}
        xAxis={xAxis}
        yAxis={yAxis}
        hideLegend
        voronoiMaxRadius={30}
        className="[&_.MuiChartsReferenceLine-line]:stroke-muted [&_.MuiChartsReferenceLine-line]:[stroke-dasharray:4_4]"
        role="img"
        aria-label="Importance and satisfaction of eight museum services: signs and toilets are important, and visitors are not satisfied with them"
      >
        <ChartsReferenceLine x={3} />
        <ChartsReferenceLine y={3} />
        <Labels
          quadrant="fill-muted text-[13px]"
          point="fill-ink text-[12px] font-semibold"
        />
      </ScatterChart>
      {/* #endregion preview */}
    </div>
  );
}
