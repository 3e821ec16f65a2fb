import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';

const waste = [
  { id: 'rest', label: 'Mixed waste', value: 3.4 },
  { id: 'glass', label: 'Glass', value: 2.1 },
  { id: 'paper', label: 'Paper', value: 1.6 },
  { id: 'food', label: 'Food', value: 1.2 },
  { id: 'metal', label: 'Metal', value: 0.7 },
];

type HiddenItems = NonNullable<PieChartProps['hiddenItems']>;

export default function FestivalWaste() {
  // #region preview
  const [hiddenItems, setHiddenItems] = React.useState<HiddenItems>([
    { type: 'pie', seriesId: 'waste', dataIndex: 0 },
  ]);
  const hidden = new Set(hiddenItems.map(({ dataIndex }) => dataIndex));
  const visible = waste.filter((_, index) => !hidden.has(index));
  const tons = visible.reduce((sum, { value }) => sum + value, 0);

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        height={240}
        series={[
          {
            id: 'waste',
            data: waste,
            valueFormatter: ({ value }) =>
              `${value} t, ${Math.round((value / tons) * 100)}%`,
          },
        ]}
        hiddenItems={hiddenItems}
        onHiddenItemsChange={setHiddenItems}
        slotProps={{ legend: { toggleVisibilityOnClick: true } }}
        role="img"
        aria-label="Waste of a festival weekend by kind"
      />
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Shown: {tons.toFixed(1)} t in {visible.length} of {waste.length} kinds
      </Typography>
    </Box>
  );
  // #endregion preview
}
