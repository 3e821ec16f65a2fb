import { BarChart } from '@mui/x-charts/BarChart';
import { arrivals, days, total } from './days';

export default function TinyBars() {
  return (
    <div className="box-border w-full max-w-[260px] rounded-[8px] border border-solid border-[rgb(128_128_128/0.35)] p-4">
      <div className="text-[14px] opacity-75">Arrivals, next 7 days</div>
      <div className="text-[32px] leading-[1.3] font-semibold">{total}</div>
      {/* #region preview */}
      <BarChart
        height={64}
        margin={{ left: 0, right: 0, top: 4, bottom: 0 }}
        xAxis={[{ data: days, position: 'none', categoryGapRatio: 0.3 }]}
        yAxis={[{ position: 'none' }]}
        series={[
          {
            label: 'Guests',
            data: arrivals,
            highlightScope: { highlight: 'item' },
          },
        ]}
        borderRadius={3}
        hideLegend
        axisHighlight={{ x: 'none', y: 'none' }}
        className="[&_.MuiBar-element]:fill-[#7a9cc6] [&_.MuiBar-element[data-highlighted]]:fill-[#3f74b5]"
        role="img"
        aria-label="Arrivals from Saturday to Friday, 9 on Monday and 42 on Friday"
      />
      {/* #endregion preview */}
    </div>
  );
}
