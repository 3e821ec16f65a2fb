import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const stations = [
  {
    id: 'news',
    label: 'news',
    children: [
      { id: 'morning', label: 'morning' },
      { id: 'noon', label: 'noon' },
    ],
  },
  { id: 'drama', label: 'drama' },
];

export default function WhatChanged() {
  const [changes, setChanges] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string[]>([]);

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 204 }}>
      {/* #region preview */}
      <RichTreeView
        aria-label="Radio programs to record"
        items={stations}
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants: true, parents: true }}
        defaultExpandedItems={['news']}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          setChanges((before) => [
            ...before.slice(-3),
            `${isSelected ? '+' : '−'} ${itemId}`,
          ])
        }
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
      {/* #endregion preview */}
      <Box role="status" sx={{ mt: 2 }}>
        <Typography variant="body2">
          Last toggles: {changes.join(', ') || 'none'}
        </Typography>
        <Typography variant="body2">
          Selected: {selected.join(', ') || 'nothing'}
        </Typography>
      </Box>
    </Box>
  );
}
