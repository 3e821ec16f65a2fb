import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const pottery = [
  {
    id: 'workroom',
    label: 'Workroom',
    children: [
      { id: 'wheel', label: 'Wheel' },
      { id: 'kiln', label: 'Kiln' },
    ],
  },
  { id: 'glazing', label: 'Glazing table' },
];

export default function LockTheKiln() {
  const [items, setItems] = React.useState(pottery);
  // #region preview
  const apiRef = useRichTreeViewApiRef();

  const toggleKiln = () => apiRef.current?.setIsItemDisabled({ itemId: 'kiln' });
  const sendNewArray = () => setItems((before) => [...before]);
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 176 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button size="small" variant="outlined" onClick={toggleKiln}>
          Lock or unlock the kiln
        </Button>
        <Button size="small" variant="outlined" onClick={sendNewArray}>
          New array
        </Button>
      </Box>
      <RichTreeView
        aria-label="Pottery studio"
        apiRef={apiRef}
        items={items}
        defaultExpandedItems={['workroom']}
      />
    </Box>
  );
}
