import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <BarChart
      height={300}
      xAxis={[{ data: ['Team A', 'Team B', 'Team C'] }]}
      series={[
        { label: 'Open', data: [14, 9, 21] },
        { label: 'Closed', data: [32, 27, 18] },
      ]}
      role="img"
      aria-label="Open and closed tickets of three teams"
    />
  );
}
