import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

/** A register of 100 streets with 20 houses each. */
const streets = Array.from({ length: 100 }, (_street, s) => ({
  id: `street-${s + 1}`,
  label: `Street ${s + 1}`,
  children: Array.from({ length: 20 }, (_house, h) => ({
    id: `street-${s + 1}-house-${h + 1}`,
    label: `House ${h + 1}`,
  })),
}));
const ids = streets.map(({ id }) => id);

export default function TimedOpening() {
  const [expandedItems, setExpandedItems] = React.useState<string[]>([]);
  const [message, setMessage] = React.useState('');

  // #region preview
  const measure = (itemIds: string[]) => {
    const start = performance.now();
    setExpandedItems(itemIds);
    // The second frame comes when the first one has been painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const time = Math.round(performance.now() - start);
        setMessage(`${itemIds.length * 20} more items: ${time} ms`);
      }),
    );
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 320 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button size="small" variant="outlined" onClick={() => setExpandedItems([])}>
          Close all
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={expandedItems.length > 0}
          onClick={() => measure(ids.slice(0, 5))}
        >
          Open 5
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={expandedItems.length > 0}
          onClick={() => measure(ids)}
        >
          Open 100
        </Button>
      </Box>
      <Typography variant="body2" role="status" sx={{ mb: 1, minHeight: 20 }}>
        {message}
      </Typography>
      <Box sx={{ height: 240, overflow: 'auto', border: 1, borderColor: 'divider' }}>
        <RichTreeView
          aria-label="Streets"
          items={streets}
          expandedItems={expandedItems}
          onExpandedItemsChange={(_event, itemIds) => setExpandedItems(itemIds)}
        />
      </Box>
    </Box>
  );
}
