import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Poles', 'Pegs', 'Fabric', 'Seams', 'Zips', 'Lines'];

export default function ClickCallbacks() {
  const [axis, setAxis] = React.useState('none yet');
  const [item, setItem] = React.useState('none yet');

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <RadarChart
        height={320}
        onAxisClick={(_event, data) => {
          if (data) {
            const values = Object.values(data.seriesValues).join(' and ');
            setAxis(`${data.axisValue}, ${values} repairs`);
          }
        }}
        onAreaClick={(_event, { seriesId, dataIndex }) =>
          setItem(`area of ${seriesId} near ${metrics[dataIndex]}`)
        }
        onMarkClick={(_event, { seriesId, dataIndex }) =>
          setItem(`mark of ${seriesId} at ${metrics[dataIndex]}`)
        }
        radar={{ metrics, max: 50 }}
        series={[
          { id: 'rented', label: 'Rented', data: [32, 45, 21, 14, 38, 25] },
          { id: 'sold', label: 'Sold', data: [18, 9, 12, 7, 24, 11] },
        ]}
        direction="ltr"
        style={{ cursor: 'pointer' }}
        role="img"
        aria-label="Repairs of rented and sold tents by part"
      />
      {/* #endregion preview */}
      <Typography role="status" variant="body2" component="div" sx={{ mt: 1 }}>
        <div>Metric: {axis}</div>
        <div>Item: {item}</div>
      </Typography>
    </Box>
  );
}
