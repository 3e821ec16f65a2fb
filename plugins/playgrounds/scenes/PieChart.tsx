import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';

const series = [
  {
    data: [
      { id: 'wind', value: 46, label: 'Wind' },
      { id: 'sun', value: 31, label: 'Sun' },
      { id: 'water', value: 23, label: 'Water' },
    ],
  },
];

export default function Playground(props: Partial<PieChartProps>) {
  return <PieChart series={series} {...props} />;
}
