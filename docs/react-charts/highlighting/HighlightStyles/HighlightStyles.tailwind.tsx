import { LineChart } from '@mui/x-charts/LineChart';
import { months, stations } from './stations';

// #region preview
const className = [
  '[&_.MuiLineChart-line[data-highlighted]]:stroke-4',
  '[&_.MuiLineChart-line[data-faded]]:stroke-[#8a8a8a]',
  '[&_.MuiLineChart-line[data-faded]]:opacity-100',
  '[&_.MuiLineChart-mark[data-faded]]:opacity-0',
  '[&_.MuiChartsAxisHighlight-root]:stroke-[#8a8a8a]',
  '[&_.MuiChartsAxisHighlight-root]:[stroke-dasharray:none]',
].join(' ');
// #endregion preview

export default function HighlightStyles() {
  return (
    <div className="w-full">
      <LineChart
        className={className}
        height={300}
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ label: 'Listeners (%)', min: 0, max: 40 }]}
        series={stations}
        disableLineItemHighlight
        slotProps={{ tooltip: { trigger: 'item' } }}
        role="img"
        aria-label="Share of listeners of four radio stations over a year"
      />
    </div>
  );
}
