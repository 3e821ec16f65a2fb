import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';

const testers = [
  { id: 'ines', label: 'Ines', data: [9, 6, 4, 8, 7] },
  { id: 'omar', label: 'Omar', data: [7, 8, 5, 6, 9] },
  { id: 'nora', label: 'Nora', data: [4, 7, 9, 5, 6] },
  { id: 'paul', label: 'Paul', data: [8, 5, 6, 9, 4] },
];

export default function ControlledHighlight() {
  const [tester, setTester] = React.useState<string | null>('nora');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted tester"
        value={tester}
        onChange={(_, next: string | null) => setTester(next)}
        sx={{ mb: 1 }}
      >
        {testers.map(({ id, label }) => (
          <ToggleButton key={id} value={id} sx={{ textTransform: 'none' }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <RadarChart
        height={300}
        highlight="series"
        highlightedItem={tester === null ? null : { seriesId: tester }}
        onHighlightChange={(item) => {
          if (item) {
            setTester(String(item.seriesId));
          }
        }}
        radar={{
          max: 10,
          metrics: ['Sleep', 'Light', 'Noise', 'Storage', 'Door'],
        }}
        series={testers}
        slotProps={{ tooltip: { trigger: 'item' } }}
        sx={{ '& .MuiRadarSeriesPlot-faded': { opacity: 0.3, strokeOpacity: 1 } }}
        direction="ltr"
        role="img"
        aria-label="Scores that four testers gave to one tent, from 0 to 10"
      />
      {/* #endregion preview */}
    </Box>
  );
}
