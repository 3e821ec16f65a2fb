import { BarChart } from '@mui/x-charts/BarChart';
import { series, years } from './harvest';

// #region preview
const tooltip = {
  classes: {
    paper: 'rounded-xl border-0 bg-ink text-paper',
    cell: 'text-inherit',
    valueCell: 'font-bold text-inherit',
  },
};
// #endregion preview

export default function HarvestTooltip() {
  return (
    <div className="w-full">
      <BarChart
        height={280}
        xAxis={[{ data: years }]}
        series={series}
        slotProps={{ tooltip }}
        role="img"
        aria-label="Harvest of pears and plums from 2022 to 2025"
      />
    </div>
  );
}
