import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const grades = ['4', '5', '6a', '6b', '6c', '7a'];
const walls = ['Cave', 'Slab', 'Tower'];

// #region preview
/** Routes per wall and grade. Some walls have no route of a grade. */
const data = [
  [1, 0, 2],
  [2, 0, 6],
  [3, 0, 9],
  [4, 0, 7],
  [5, 0, 5],
  [0, 1, 8],
  [1, 1, 11],
  [2, 1, 6],
  [0, 2, 3],
  [1, 2, 5],
  [2, 2, 8],
  [3, 2, 8],
  [5, 2, 2],
] as const;

function describe(dataIndex: number | undefined) {
  const cell = dataIndex === undefined ? undefined : data[dataIndex];
  if (!cell) {
    return 'No routes in this cell';
  }
  const [xIndex, yIndex, routes] = cell;
  return `${walls[yIndex]}, grade ${grades[xIndex]}: ${routes} routes`;
}
// #endregion preview

export default function CellClicks() {
  const [message, setMessage] = React.useState('Click a cell');

  return (
    <Box
      role="group"
      aria-label="Routes on three walls by grade"
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={220}
        enableKeyboardNavigation
        xAxis={[{ data: grades, label: 'Grade' }]}
        yAxis={[{ data: walls, width: 60 }]}
        zAxis={[
          {
            colorMap: { type: 'continuous', max: 12, color: ['#e5f5e0', '#00682d'] },
          },
        ]}
        series={[{ data, label: 'Routes' }]}
        onItemClick={(_, item) => setMessage(describe(item.dataIndex))}
        sx={{ cursor: 'pointer' }}
      />
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Box>
  );
}
