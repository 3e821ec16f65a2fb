import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

const orchestra = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'violins', label: 'Violins' },
      { id: 'violas', label: 'Violas' },
      { id: 'cellos', label: 'Cellos' },
    ],
  },
  {
    id: 'winds',
    label: 'Winds',
    children: [
      { id: 'flutes', label: 'Flutes' },
      { id: 'oboes', label: 'Oboes' },
    ],
  },
];

export default function OrchestraSections() {
  const [called, setCalled] = React.useState<string[]>(['violas', 'oboes']);

  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 268 }}>
      {/* #region preview */}
      <RichTreeView
        aria-label="Call for rehearsal"
        items={orchestra}
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants: true, parents: true }}
        defaultExpandedItems={['strings', 'winds']}
        selectedItems={called}
        onSelectedItemsChange={(_event, itemIds) => setCalled(itemIds)}
      />
      {/* #endregion preview */}
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        Called: {called.length > 0 ? [...called].sort().join(', ') : 'nobody'}
      </Typography>
    </Box>
  );
}
