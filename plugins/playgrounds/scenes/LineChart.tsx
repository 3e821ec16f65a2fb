import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';

const xAxis = [{ data: [1, 2, 3, 4, 5], label: 'Day of the week' }];

const series = [
  { id: 'high', label: 'High tide (m)', data: [3.1, 3.4, 3.8, 4.1, 4.2] },
  { id: 'low', label: 'Low tide (m)', data: [1.2, 1, 0.7, 0.5, 0.4] },
];

export default function Playground(props: Partial<LineChartProps>) {
  return <LineChart xAxis={xAxis} series={series} {...props} />;
}
