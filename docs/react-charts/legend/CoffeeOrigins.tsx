import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BarChart, type BarSeries } from '@mui/x-charts/BarChart';
import type { VisibilityIdentifier } from '@mui/x-charts/plugins';

const series: BarSeries[] = [
  { id: 'et', label: 'Ethiopia', data: [180, 210, 195, 240], stack: 'beans' },
  { id: 'br', label: 'Brazil', data: [320, 300, 345, 310], stack: 'beans' },
  { id: 'co', label: 'Colombia', data: [140, 165, 150, 170], stack: 'beans' },
  { id: 'id', label: 'Sumatra', data: [60, 45, 80, 75], stack: 'beans' },
];

type Hidden = VisibilityIdentifier<'bar'>[];

export default function CoffeeOrigins() {
  // #region preview
  const [hidden, setHidden] = React.useState<Hidden>([
    { type: 'bar', seriesId: 'br' },
  ]);

  const handleChange = (next: Hidden) => {
    // The chart has already hidden the entry. A new array shows it again.
    const refused = next.length === series.length;
    setHidden((previous) => (refused ? [...previous] : next));
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={hidden.length === 0}
          onClick={() => setHidden([])}
        >
          Show all
        </Button>
        <Typography role="status" variant="body2">
          {series.length - hidden.length} of {series.length} origins shown
        </Typography>
      </Box>
      <BarChart
        height={290}
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        yAxis={[{ label: 'Roasted, kg' }]}
        series={series}
        hiddenItems={hidden}
        onHiddenItemsChange={handleChange}
        slotProps={{ legend: { toggleVisibilityOnClick: true } }}
        role="img"
        aria-label="Coffee roasted per quarter, by origin of the beans"
      />
    </Box>
  );
}
