import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';

const heat = [
  { id: 'waste', label: 'Waste', value: 31 },
  { id: 'wood', label: 'Wood', value: 27 },
  { id: 'pumps', label: 'Pumps', value: 24 },
  { id: 'solar', label: 'Solar', value: 11 },
  { id: 'gas', label: 'Gas', value: 7 },
];

export default function HighlightedArcs() {
  const [index, setIndex] = React.useState<number | null>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted source"
        value={index}
        onChange={(_, next: number | null) => setIndex(next)}
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        {heat.map(({ id, label }, position) => (
          <ToggleButton key={id} value={position} sx={{ textTransform: 'none' }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <PieChart
        height={240}
        hideLegend
        // room for the highlighted arc, which grows by 8 px
        margin={12}
        series={[
          {
            id: 'heat',
            data: heat,
            innerRadius: 40,
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 8 },
            faded: { innerRadius: 50, additionalRadius: -12 },
            valueFormatter: ({ value }) => `${value} GWh`,
          },
        ]}
        highlightedItem={
          index === null ? null : { seriesId: 'heat', dataIndex: index }
        }
        onHighlightChange={(item) => setIndex(item?.dataIndex ?? null)}
        role="img"
        aria-label="Heat of a district network by source"
      />
      {/* #endregion preview */}
    </Box>
  );
}
