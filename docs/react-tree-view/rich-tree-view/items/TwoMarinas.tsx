import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Mooring {
  marina: string;
  berth: string;
  label: string;
  children?: Mooring[];
}

// Each marina numbers its berths from 1.
const moorings: Mooring[] = ['Westhaven', 'Eastcove'].map((marina) => ({
  marina,
  berth: 'all',
  label: marina,
  children: ['1', '2'].map((berth) => ({ marina, berth, label: `Berth ${berth}` })),
}));

// #region preview
const getItemId = ({ marina, berth }: Mooring) => `${marina}/${berth}`;

export default function TwoMarinas() {
  const [itemId, setItemId] = React.useState<string | null>('Eastcove/1');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 228 }}>
      <RichTreeView
        aria-label="Moorings"
        items={moorings}
        getItemId={getItemId}
        defaultExpandedItems={['Westhaven/all', 'Eastcove/all']}
        selectedItems={itemId}
        onSelectedItemsChange={(_event, newItemId) => setItemId(newItemId)}
      />
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        Selected id: {itemId ?? 'none'}
      </Typography>
    </Box>
  );
}
// #endregion preview
