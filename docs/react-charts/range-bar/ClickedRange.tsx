import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChartPremium } from '@mui/x-charts-premium/BarChartPremium';
import type { RangeBarValueType } from '@mui/x-charts-premium/models';

const species = ['Wrasse', 'Cod', 'Hake', 'Anglerfish'];
const young: RangeBarValueType[] = [
  [1, 12],
  [5, 60],
  [40, 150],
  [70, 320],
];
const adult: RangeBarValueType[] = [
  [5, 35],
  [40, 220],
  [100, 400],
  [200, 600],
];
const depths: Record<string, RangeBarValueType[]> = { young, adult };

export default function ClickedRange() {
  const [item, setItem] = React.useState('none yet');
  const [axis, setAxis] = React.useState('none yet');

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChartPremium
        height={280}
        xAxis={[{ data: species }]}
        yAxis={[{ label: 'Depth (m)', reverse: true }]}
        series={[
          { type: 'rangeBar', id: 'young', label: 'Young', data: young },
          { type: 'rangeBar', id: 'adult', label: 'Adult', data: adult },
        ]}
        onItemClick={(_event, { seriesId, dataIndex }) => {
          const range = depths[seriesId]?.[dataIndex];
          setItem(`${seriesId} ${species[dataIndex]}: ${range?.join(' to ')} m`);
        }}
        onAxisClick={(_event, data) =>
          setAxis(
            data ? `${data.axisValue} ${JSON.stringify(data.seriesValues)}` : 'null',
          )
        }
        aria-label="Depths at which young and adult fish of four species live"
      />
      {/* #endregion preview */}
      <Box role="status" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">onItemClick: {item}</Typography>
        <Typography variant="body2">onAxisClick: {axis}</Typography>
      </Box>
    </Box>
  );
}
