import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const months = ['Jun', 'Jul', 'Aug', 'Sep'];
const ladders = [
  { name: 'Lower ladder', salmon: [140, 410, 268, 530], trout: [88, 61, 45, 97] },
  { name: 'Upper ladder', salmon: [96, 322, 251, 390], trout: [71, 40, 22, 64] },
];

// #region preview
type Item = NonNullable<BarChartProps['tooltipItem']>;

export default function SharedTooltip() {
  const [item, setItem] = React.useState<Item | null>(null);

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
        },
        gap: 1,
        width: '100%',
      }}
    >
      {ladders.map(({ name, salmon, trout }) => (
        <BarChart
          key={name}
          height={230}
          xAxis={[{ data: months, label: name }]}
          yAxis={[{ max: 600 }]}
          series={[
            { id: 'salmon', label: 'Salmon', data: salmon, color: '#d1745a' },
            { id: 'trout', label: 'Trout', data: trout, color: '#5f7fa8' },
          ].map((series) => ({
            ...series,
            highlightScope: { highlight: 'item', fade: 'global' },
          }))}
          axisHighlight={{ x: 'none' }}
          tooltipItem={item}
          onTooltipItemChange={setItem}
          highlightedItem={item}
          slotProps={{ tooltip: { trigger: 'item', anchor: 'node' } }}
          role="img"
          aria-label={`Salmon and trout by month at the ${name.toLowerCase()}`}
        />
      ))}
    </Box>
  );
}
// #endregion preview
