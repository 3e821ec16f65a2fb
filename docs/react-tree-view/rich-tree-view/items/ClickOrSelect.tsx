import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const stops = [
  {
    id: 'Line 4',
    label: 'Line 4',
    children: [
      { id: 'Fountain', label: 'Fountain' },
      { id: 'Observatory', label: 'Observatory' },
    ],
  },
  {
    id: 'Night bus',
    label: 'Night bus',
    children: [{ id: 'Old port', label: 'Old port' }],
  },
];

export default function ClickOrSelect() {
  const [clicks, setClicks] = React.useState<string[]>([]);
  const [selections, setSelections] = React.useState<string[]>([]);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 216 }}>
      {/* #region preview */}
      <RichTreeView
        aria-label="Bus stops"
        items={stops}
        defaultExpandedItems={['Line 4']}
        onItemClick={(_event, itemId) => setClicks([itemId, ...clicks])}
        onItemSelectionToggle={(_event, itemId, isSelected) => {
          if (isSelected) {
            setSelections((before) => [itemId, ...before]);
          }
        }}
      />
      {/* #endregion preview */}
      <Box role="status" sx={{ mt: 2 }}>
        <Typography variant="body2">
          Clicks: {clicks.length}, last {clicks[0] ?? 'none'}
        </Typography>
        <Typography variant="body2">
          Selections: {selections.length}, last {selections[0] ?? 'none'}
        </Typography>
      </Box>
    </Box>
  );
}
