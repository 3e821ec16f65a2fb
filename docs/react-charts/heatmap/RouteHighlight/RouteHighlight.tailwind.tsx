import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { lines, series, weeks } from './ascents';

// #region preview
const cellClassNames = [
  '[&_.MuiHeatmap-cell]:transition-opacity',
  '[&_.Charts-highlighted]:stroke-current',
  '[&_.Charts-highlighted]:stroke-[3px]',
  '[&_.Charts-highlighted]:[filter:none]',
  '[&_.Charts-faded]:opacity-35',
  '[&_.Charts-faded]:[filter:none]',
].join(' ');
// #endregion preview

export default function RouteHighlight() {
  return (
    <div
      role="group"
      aria-label="Ascents of five routes from week 36 to 41"
      className={`w-full ${cellClassNames}`}
    >
      <Heatmap
        height={260}
        xAxis={[{ data: weeks }]}
        yAxis={[{ data: lines }]}
        series={series}
      />
    </div>
  );
}
