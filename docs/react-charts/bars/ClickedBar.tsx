import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const repositories = ['api', 'web', 'mobile', 'docs'];
const opened = [48, 63, 29, 17];
const merged = [41, 52, 27, 17];
const bySeries: Record<string, number[]> = { opened, merged };

export default function ClickedBar() {
  const [item, setItem] = React.useState('none yet');
  const [axis, setAxis] = React.useState('none yet');

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChart
        height={280}
        xAxis={[{ data: repositories }]}
        series={[
          { id: 'opened', label: 'Opened', data: opened },
          { id: 'merged', label: 'Merged', data: merged },
        ]}
        onItemClick={(_event, { seriesId, dataIndex }) =>
          setItem(
            `${seriesId} in ${repositories[dataIndex]}: ${bySeries[seriesId]?.[dataIndex]}`,
          )
        }
        onAxisClick={(_event, data) =>
          setAxis(
            data ? `${data.axisValue} ${JSON.stringify(data.seriesValues)}` : 'null',
          )
        }
        aria-label="Pull requests opened and merged per repository"
      />
      {/* #endregion preview */}
      <Box role="status" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">onItemClick: {item}</Typography>
        <Typography variant="body2">onAxisClick: {axis}</Typography>
      </Box>
    </Box>
  );
}
