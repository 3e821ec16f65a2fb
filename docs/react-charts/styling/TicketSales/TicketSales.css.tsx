import { BarChart } from '@mui/x-charts/BarChart';
import { balcony, evenings, stalls } from './sales';
import styles from './TicketSales.module.css';

export default function TicketSales() {
  return (
    <div className={styles.frame}>
      {/* #region preview */}
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
        className={styles.chart}
        slotProps={{ legend: { className: styles.legend } }}
      />
      {/* #endregion preview */}
    </div>
  );
}
