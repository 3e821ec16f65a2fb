import { LineChart } from '@mui/x-charts/LineChart';
import { glasses, seconds } from './foam';

// #region preview
const className = [
  '[&_.MuiLineChart-highlight]:[r:9px]',
  '[&_.MuiLineChart-highlight]:stroke-white',
  '[&_.MuiLineChart-highlight]:stroke-3',
  '[&_.MuiLineChart-line]:stroke-3',
].join(' ');
// #endregion preview

export default function LargerHighlight() {
  return (
    <div className="w-full">
      <LineChart
        height={280}
        xAxis={[{ data: seconds, label: 'Second', domainLimit: 'strict' }]}
        yAxis={[{ label: 'Foam (mm)', min: 0 }]}
        series={glasses}
        className={className}
        role="img"
        aria-label="Foam on two glasses of beer over four minutes; it lasts longer in the tall glass"
      />
    </div>
  );
}
