import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

interface Sound {
  id: string;
  label: string;
  seconds?: number;
  children?: Sound[];
}

const sounds: Sound[] = [
  {
    id: 'doors',
    label: 'Doors',
    children: [
      { id: 'door-oak', label: 'Oak door, closing', seconds: 3 },
      { id: 'door-lift', label: 'Lift door', seconds: 5 },
    ],
  },
  {
    id: 'water',
    label: 'Water',
    children: [{ id: 'water-drip', label: 'Dripping tap', seconds: 12 }],
  },
];

// #region preview
const isFolder = (sound: Sound) => sound.children !== undefined;

export default function OpenFolderPickSound() {
  const [picked, setPicked] = React.useState<string | null>(null);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 196 }}>
      <RichTreeView
        aria-label="Sounds"
        items={sounds}
        isItemSelectionDisabled={isFolder}
        selectedItems={picked}
        onSelectedItemsChange={(_event, itemId) => setPicked(itemId)}
        defaultExpandedItems={['doors']}
      />
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {picked === null ? 'No sound picked' : `Picked: ${picked}`}
      </Typography>
    </Box>
  );
}
// #endregion preview
