import { LineChart } from '@mui/x-charts/LineChart';
import { noHighlight, noMargin, series, xAxis, yAxis } from './readers';

export default function HeroCard() {
  return (
    <div className="relative w-full overflow-hidden rounded-[4px] border border-solid border-divider">
      {/* #region preview */}
      <div dir="auto" className="absolute left-5 top-4 text-[14px] leading-[1.43]">
        <p className="m-0 opacity-65">Newsletter opens</p>
        <p className="m-0 text-[34px] leading-[1.2] font-semibold">2,890</p>
        <p className="m-0">1,010 more than last year</p>
      </div>
      <LineChart
        height={200}
        margin={noMargin}
        series={series}
        xAxis={xAxis}
        yAxis={yAxis}
        axisHighlight={noHighlight}
        hideLegend
        slotProps={{ tooltip: { trigger: 'none' } }}
        className="[&_.MuiLineChart-area]:[fill-opacity:0.25] [&_.MuiLineChart-area]:[filter:none] [&_.MuiLineChart-line[data-series=last]]:[stroke-dasharray:4_4]"
        role="img"
        aria-label="Opens in weeks 1 to 12: from 1,840 to 2,890 this year, from 1,520 to 1,880 last year"
      />
      {/* #endregion preview */}
    </div>
  );
}
