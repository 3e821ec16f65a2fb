import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import type { LineItemIdentifier } from '@mui/x-charts/models';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const stalls = [84, 91, 77, 102, 168, 240, 195];
const balcony = [31, 44, 38, 52, 97, 121, 88];

export default function ClickedLine() {
  const [item, setItem] = React.useState('none yet');
  const [axis, setAxis] = React.useState('none yet');

  const report = (callback: string) => (_event: unknown, data: LineItemIdentifier) =>
    setItem(`${callback} ${JSON.stringify(data)}`);

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <LineChart
        height={280}
        xAxis={[{ data: days, scaleType: 'point' }]}
        yAxis={[{ label: 'Tickets' }]}
        series={[
          { id: 'stalls', label: 'Stalls', data: stalls },
          { id: 'balcony', label: 'Balcony', data: balcony, area: true },
        ]}
        onAreaClick={report('onAreaClick')}
        onLineClick={report('onLineClick')}
        onMarkClick={report('onMarkClick')}
        onAxisClick={(_event, data) =>
          setAxis(
            data ? `${data.axisValue} ${JSON.stringify(data.seriesValues)}` : 'null',
          )
        }
        aria-label="Theater tickets sold per day for stalls and balcony"
      />
      {/* #endregion preview */}
      <Box role="status" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">Element: {item}</Typography>
        <Typography variant="body2">onAxisClick: {axis}</Typography>
      </Box>
    </Box>
  );
}
