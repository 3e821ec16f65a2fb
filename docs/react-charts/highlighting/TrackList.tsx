import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';

const tracks = [
  { id: 1, title: 'Low Tide', x: 72, y: 5.2 },
  { id: 2, title: 'Tin Roof', x: 96, y: 3.4 },
  { id: 3, title: 'Night Bus', x: 118, y: 4.1 },
  { id: 4, title: 'Paper Kites', x: 126, y: 2.9 },
  { id: 5, title: 'Late Harvest', x: 84, y: 4.4 },
];

type Item = ScatterChartProps['highlightedItem'];

export default function TrackList() {
  // #region preview
  const [item, setItem] = React.useState<Item>(null);

  const chart = (
    <ScatterChart
      height={280}
      series={[
        {
          id: 'tracks',
          data: tracks,
          markerSize: 8,
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
      highlightedItem={item}
      onHighlightChange={setItem}
      voronoiMaxRadius={30}
      xAxis={[{ label: 'Tempo (bpm)', min: 60, max: 140 }]}
      yAxis={[{ label: 'Minutes', min: 2, max: 6 }]}
      role="img"
      aria-label="Tempo and length of the five tracks of a radio show"
    />
  );

  const list = (
    <List dense aria-label="Tracks">
      {tracks.map(({ id, title, x, y }, dataIndex) => (
        <ListItem key={id} disablePadding>
          <ListItemButton
            selected={item?.dataIndex === dataIndex}
            onPointerEnter={() => setItem({ seriesId: 'tracks', dataIndex })}
            onPointerLeave={() => setItem(null)}
            onFocus={() => setItem({ seriesId: 'tracks', dataIndex })}
            onBlur={() => setItem(null)}
          >
            <ListItemText primary={title} secondary={`Tempo ${x} bpm, ${y} min`} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
  // #endregion preview

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 190px' },
        alignItems: 'center',
        width: '100%',
      }}
    >
      {chart}
      {list}
    </Box>
  );
}
