import {
  SparkLineChart,
  type SparkLineChartProps,
} from '@mui/x-charts/SparkLineChart';

const ridersPerDay = [410, 460, 395, 520, 610, 585, 640];

export default function Playground(props: Partial<SparkLineChartProps>) {
  return <SparkLineChart data={ridersPerDay} {...props} />;
}
