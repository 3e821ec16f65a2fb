import { LineChart } from '@mui/x-charts/LineChart';
import { slots } from './slots';
import { gorge, kilometers, meters, ridge } from './trails';

const profile = [
  'w-full',
  '[&_.trail-casing]:stroke-paper [&_.trail-casing]:[stroke-width:9]',
  '[&_.trail-line]:[stroke-width:3] [&_.trail-hatch]:[stroke-width:4]',
  '[&_.trail-highlight]:stroke-paper [&_.trail-highlight]:[stroke-width:3]',
  '[&_.trail-highlight]:[paint-order:stroke]',
  '[&_.trail-highlight_text]:[font:var(--mui-font-caption)]',
  '[&_.trail-highlight_text]:font-bold [&_.trail-highlight_text]:fill-ink',
].join(' ');

export default function TrailProfile() {
  return (
    <div className={profile}>
      {/* #region preview */}
      <LineChart
        height={300}
        xAxis={[{ data: kilometers, label: 'Kilometer', domainLimit: 'strict' }]}
        yAxis={[{ label: 'Elevation (m)', width: 64, min: 800, max: 1800 }]}
        series={[
          {
            label: 'Gorge trail',
            data: gorge,
            area: true,
            showMark: false,
            valueFormatter: meters,
          },
          {
            label: 'Ridge trail',
            data: ridge,
            showMark: false,
            valueFormatter: meters,
          },
        ]}
        slots={slots}
        grid={{ horizontal: true }}
        role="img"
        aria-label="Elevation along two trails to a hut"
      />
      {/* #endregion preview */}
    </div>
  );
}
