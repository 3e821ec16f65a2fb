import { LineChart } from '@mui/x-charts/LineChart';
import { expected, nights, sold } from './berths';

// #region preview
const chart = [
  '[&_.MuiLineChart-line]:stroke-3',
  '[&_.MuiLineChart-line[data-series=expected]]:[stroke-dasharray:6_5]',
  '[&_.MuiLineChart-line[data-faded]]:opacity-20',
  '[&_.MuiLineChart-mark]:fill-paper',
  '[&_.MuiLineChart-mark[data-highlighted]]:stroke-4',
  '[&_.MuiChartsAxis-line]:stroke-divider',
  '[&_.MuiChartsAxis-line]:stroke-2',
].join(' ');
// #endregion preview

export default function ForecastLine() {
  return (
    <div className="w-full">
      <LineChart
        height={290}
        xAxis={[{ data: nights, label: 'Night', height: 50 }]}
        yAxis={[{ label: 'Berths', min: 0, max: 120 }]}
        series={[
          {
            id: 'sold',
            label: 'Sold',
            data: sold,
            color: 'var(--mui-palette-primary-main)',
            highlightScope: { highlight: 'series', fade: 'global' },
          },
          {
            id: 'expected',
            label: 'Expected',
            data: expected,
            color: 'var(--mui-palette-secondary-main)',
            shape: 'diamond',
            highlightScope: { highlight: 'series', fade: 'global' },
          },
        ]}
        role="img"
        aria-label="Berths of a night train, sold and expected, over ten nights"
        className={chart}
      />
    </div>
  );
}
