import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';

export default function JumpToStep() {
  // #region preview
  const apiRef = useSimpleTreeViewApiRef();

  const jumpTo = (event: React.SyntheticEvent, itemId: string) => {
    apiRef.current?.focusItem(event, itemId);
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 250 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button
          size="small"
          variant="outlined"
          onClick={(event) => jumpTo(event, 'pack-tent')}
        >
          Go to the tent
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={(event) => jumpTo(event, 'route')}
        >
          Go to the route
        </Button>
      </Box>
      <SimpleTreeView
        aria-label="Hike preparation"
        apiRef={apiRef}
        defaultExpandedItems={['pack']}
      >
        <TreeItem itemId="pack" label="Pack">
          <TreeItem itemId="pack-tent" label="Tent" />
          <TreeItem itemId="pack-stove" label="Stove" />
        </TreeItem>
        <TreeItem itemId="food" label="Buy food" />
        <TreeItem itemId="route" label="Draw the route" />
      </SimpleTreeView>
    </Box>
  );
}
