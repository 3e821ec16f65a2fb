import { LineChart } from '@mui/x-charts/LineChart';
import { rounds, tables } from './scores';

// #region preview
const legendClassName = [
  'm-2 gap-2 ps-0',
  '[&_.MuiChartsLegend-series]:rounded-[calc(4*var(--radius))]',
  '[&_.MuiChartsLegend-series]:bg-hover',
  '[&_.MuiChartsLegend-series]:px-3',
  '[&_.MuiChartsLegend-series]:py-1.5',
  '[&_.MuiChartsLegend-mark]:w-6',
  '[&_.MuiChartsLegend-label]:text-[14px]',
  '[&_.MuiChartsLegend-label]:font-semibold',
].join(' ');
// #endregion preview

export default function QuizScores() {
  return (
    <div className="w-full">
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: rounds, label: 'Round' }]}
        series={tables}
        slotProps={{ legend: { className: legendClassName } }}
        role="img"
        aria-label="Points of three tables over five rounds of a quiz"
      />
    </div>
  );
}
