import { LineChart } from '@mui/x-charts/LineChart';
import { slots } from './slots';
import { gorge, kilometers, meters, ridge } from './trails';

const profile = [
  'w-full',
  '[&_.trail-casing]:stroke-paper [&_.trail-casing]:[stroke-width:9]',
  '[&_.trail-line]:[stroke-width:3] [&_.trail-hatch]:[stroke-width:4]',
  '[&_.trail-guide]:[stroke-width:2] [&_.trail-guide]:[stroke-dasharray:2_4]',
  '[&_.trail-dot]:[r:7px] [&_.trail-dot]:stroke-paper [&_.trail-dot]:[stroke-width:3]',
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
