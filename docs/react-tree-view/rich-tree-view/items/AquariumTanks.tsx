import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

// #region preview
const tanks = [
  {
    id: 'warm',
    label: 'Warm water',
    children: [
      { id: 'reef', label: 'Coral reef' },
      { id: 'mangrove', label: 'Mangrove' },
    ],
  },
  {
    id: 'cold',
    label: 'Cold water',
    children: [
      { id: 'kelp', label: 'Kelp forest' },
      { id: 'rockpool', label: 'Rock pool' },
    ],
  },
  { id: 'quarantine', label: 'Quarantine' },
];

export default function AquariumTanks() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 224 }}>
      <RichTreeView
        aria-label="Aquarium tanks"
        items={tanks}
        defaultExpandedItems={['warm']}
      />
    </Box>
  );
}
// #endregion preview
