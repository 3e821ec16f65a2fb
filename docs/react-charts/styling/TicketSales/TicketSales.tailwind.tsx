import { BarChart } from '@mui/x-charts/BarChart';
import { balcony, evenings, stalls } from './sales';

// #region preview
const chart = [
  '[&_.MuiChartsAxis-tick]:stroke-none',
  '[&_.MuiChartsAxis-left_.MuiChartsAxis-line]:stroke-none',
  '[&_.MuiChartsAxis-tickLabel]:fill-muted',
  '[&_.MuiChartsGrid-line]:[stroke-dasharray:2_4]',
  '[&_[data-series=balcony]_.MuiBar-element]:[fill-opacity:0.25]',
  '[&_[data-series=balcony]_.MuiBar-element]:stroke-secondary',
  '[&_[data-series=balcony]_.MuiBar-element]:stroke-2',
].join(' ');

const legend = '[&_.MuiChartsLegend-label]:font-semibold';
// #endregion preview

export default function TicketSales() {
  return (
    <div className="w-full">
      <BarChart
        height={300}
        grid={{ horizontal: true }}
        borderRadius={4}
        xAxis={[{ data: evenings }]}
        yAxis={[{ label: 'Seats sold' }]}
        series={[
          {
            id: 'stalls',
            label: 'Stalls',
            data: stalls,
            color: 'var(--mui-palette-primary-main)',
          },
          {
            id: 'balcony',
            label: 'Balcony',
            data: balcony,
            color: 'var(--mui-palette-secondary-main)',
          },
        ]}
        role="img"
        aria-label="Theater seats sold per evening in stalls and balcony"
        className={chart}
        slotProps={{ legend: { className: legend } }}
      />
    </div>
  );
}
