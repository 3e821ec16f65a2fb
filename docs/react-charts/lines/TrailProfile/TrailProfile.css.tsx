import { LineChart } from '@mui/x-charts/LineChart';
import { slots } from './slots';
import { gorge, kilometers, meters, ridge } from './trails';
import styles from './TrailProfile.module.css';

export default function TrailProfile() {
  return (
    <div className={styles.profile}>
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
