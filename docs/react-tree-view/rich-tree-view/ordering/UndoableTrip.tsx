import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, useRichTreeViewProApiRef } from '@mui/x-tree-view-pro';

interface Stop {
  id: string;
  label: string;
  children?: Stop[];
}

const trip: Stop[] = [
  {
    id: 'day-1',
    label: 'Friday',
    children: [
      { id: 'lighthouse', label: 'Lighthouse' },
      { id: 'fish-market', label: 'Fish market' },
    ],
  },
  {
    id: 'day-2',
    label: 'Saturday',
    children: [
      { id: 'salt-pans', label: 'Salt pans' },
      { id: 'ferry', label: 'Ferry to the island' },
    ],
  },
];

const toLine = (days: Stop[]) =>
  days
    .map((day) => [day.label, ...(day.children ?? []).map((stop) => stop.label)])
    .map(([day, ...stops]) => `${day}: ${stops.join(', ') || 'nothing yet'}.`)
    .join(' ');

export default function UndoableTrip() {
  // #region preview
  const apiRef = useRichTreeViewProApiRef<Stop>();
  const [items, setItems] = React.useState(trip);
  const [past, setPast] = React.useState<Stop[][]>([]);

  const keepOrder = () => {
    setPast((before) => [...before, items]);
    setItems(apiRef.current?.getItemTree() ?? items);
  };

  const undo = () => {
    const previous = past.at(-1);
    if (previous) {
      setItems(previous);
      setPast(past.slice(0, -1));
    }
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 304 }}>
      <Button
        size="small"
        variant="outlined"
        sx={{ mb: 1 }}
        aria-disabled={past.length === 0}
        onClick={undo}
      >
        Undo ({past.length})
      </Button>
      <RichTreeViewPro
        aria-label="Trip"
        apiRef={apiRef}
        items={items}
        defaultExpandedItems={['day-1', 'day-2']}
        itemsReordering
        onItemPositionChange={keepOrder}
      />
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {toLine(items)}
      </Typography>
    </Box>
  );
}
