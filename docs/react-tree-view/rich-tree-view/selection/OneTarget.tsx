import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const sky = [
  {
    id: 'Lyra',
    label: 'Lyra',
    children: [
      { id: 'Vega', label: 'Vega' },
      { id: 'Ring Nebula', label: 'Ring Nebula' },
    ],
  },
  {
    id: 'Orion',
    label: 'Orion',
    children: [{ id: 'Rigel', label: 'Rigel' }],
  },
];

export default function OneTarget() {
  const [target, setTarget] = React.useState<string | null>('Vega');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 196 }}>
      {/* #region preview */}
      <RichTreeView
        aria-label="Telescope targets"
        items={sky}
        defaultExpandedItems={['Lyra']}
        defaultSelectedItems="Vega"
        onSelectedItemsChange={(_event, itemId) => setTarget(itemId)}
      />
      {/* #endregion preview */}
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        Telescope points at: {target ?? 'nothing'}
      </Typography>
    </Box>
  );
}
