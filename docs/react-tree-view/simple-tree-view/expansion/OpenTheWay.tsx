import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';

const way = ['museum', 'museum-2', 'museum-2-maps'];

export default function OpenTheWay() {
  // #region preview
  const apiRef = useSimpleTreeViewApiRef();

  const openTheWay = (event: React.SyntheticEvent) => {
    for (const itemId of way) {
      apiRef.current?.setItemExpansion({ event, itemId, shouldBeExpanded: true });
    }
  };

  const toggleMuseum = (event: React.SyntheticEvent) => {
    apiRef.current?.setItemExpansion({ event, itemId: 'museum' });
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 284 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button size="small" variant="outlined" onClick={openTheWay}>
          Open the way to the maps
        </Button>
        <Button size="small" variant="outlined" onClick={toggleMuseum}>
          Toggle the museum
        </Button>
      </Box>
      <SimpleTreeView aria-label="City museum" apiRef={apiRef}>
        <TreeItem itemId="museum" label="Museum">
          <TreeItem itemId="museum-1" label="First floor">
            <TreeItem itemId="museum-1-coins" label="Coins" />
          </TreeItem>
          <TreeItem itemId="museum-2" label="Second floor">
            <TreeItem itemId="museum-2-maps" label="Maps">
              <TreeItem itemId="museum-2-maps-1653" label="City map of 1653" />
              <TreeItem itemId="museum-2-maps-1810" label="City map of 1810" />
            </TreeItem>
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
