import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

const trails = [
  {
    id: 'coast',
    label: 'Coast',
    children: [
      { id: 'coast-1', label: 'Trail 1' },
      { id: 'coast-2', label: 'Trail 2' },
    ],
  },
  { id: 'ridge', label: 'Ridge', children: [{ id: 'ridge-1', label: 'Trail 3' }] },
];

export default function RenameTrails() {
  const [message, setMessage] = React.useState('Double-click a trail to rename it.');

  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 204 }}>
      {/* #region preview */}
      <RichTreeView
        aria-label="Trails"
        items={trails}
        isItemEditable={(item) => item.id.includes('-')}
        onItemLabelChange={(itemId, label) =>
          setMessage(`${itemId} is now ${label}`)
        }
        defaultExpandedItems={['coast', 'ridge']}
      />
      {/* #endregion preview */}
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {message}
      </Typography>
    </Box>
  );
}
