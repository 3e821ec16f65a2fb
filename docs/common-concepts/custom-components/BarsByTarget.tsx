import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const loans = [412, 365, 298, 451, 520, 188];
const TARGET = 360;

// #region preview
const slotProps: BarChartProps['slotProps'] = {
  bar: ({ dataIndex, color, isHighlighted }) =>
    loans[dataIndex]! < TARGET
      ? { fillOpacity: isHighlighted ? 0.4 : 0.2, stroke: color, strokeWidth: 2 }
      : {},
};
// #endregion preview

export default function BarsByTarget() {
  return (
    <BarChart
      height={260}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
      series={[
        { data: loans, label: 'Books lent', highlightScope: { highlight: 'item' } },
      ]}
      slotProps={slotProps}
    />
  );
}
