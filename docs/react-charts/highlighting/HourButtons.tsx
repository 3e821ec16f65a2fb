import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
const antenna = [24, 46, 52, 41, 33, 29, 31, 28, 25, 27, 36, 39, 26];
const stream = [3, 9, 16, 18, 15, 13, 14, 12, 11, 13, 17, 21, 14];

const moments = [
  { label: 'Antenna peak', index: 2 },
  { label: 'Quiet hour', index: 8 },
  { label: 'Stream peak', index: 11 },
];

// #region preview
export default function HourButtons() {
  const [index, setIndex] = React.useState(2);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted hour"
        value={index}
        onChange={(_, next: number | null) => setIndex(next ?? index)}
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        {moments.map((moment) => (
          <ToggleButton
            key={moment.label}
            value={moment.index}
            sx={{ textTransform: 'none' }}
          >
            {moment.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={280}
        xAxis={[{ id: 'hour', data: hours, label: 'Hour', min: 6, max: 18 }]}
        yAxis={[{ label: 'Listeners (thousand)' }]}
        series={[
          { label: 'Antenna', data: antenna, showMark: false },
          { label: 'Stream', data: stream, showMark: false },
        ]}
        highlightedAxis={[{ axisId: 'hour', dataIndex: index }]}
        onHighlightedAxisChange={(items) => {
          const hour = items.find(({ axisId }) => axisId === 'hour');
          // When the pointer leaves, the last hour stays highlighted.
          if (hour) {
            setIndex(hour.dataIndex);
          }
        }}
        slotProps={{ tooltip: { trigger: 'none' } }}
        role="img"
        aria-label="Listeners of a radio station by antenna and stream per hour"
      />
      <Typography role="status" variant="body2">
        At {hours[index]}:00, {antenna[index]} thousand by antenna and{' '}
        {stream[index]} thousand by stream
      </Typography>
    </Box>
  );
}
// #endregion preview
