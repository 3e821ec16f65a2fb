import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['Spring', 'Summer', 'Autumn'] }];

const series = [
  { id: 'rivers', label: 'Rivers', data: [34, 71, 28] },
  { id: 'lakes', label: 'Lakes', data: [52, 96, 41] },
];

export default function Playground(props: Partial<BarChartProps>) {
  return <BarChart xAxis={xAxis} series={series} {...props} />;
}
