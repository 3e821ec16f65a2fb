import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';

export default function PickFromCode() {
  // #region preview
  const apiRef = useSimpleTreeViewApiRef();

  const pickOnly = (event: React.SyntheticEvent, itemId: string) =>
    apiRef.current?.setItemSelection({ event, itemId, shouldBeSelected: true });

  const toggle = (event: React.SyntheticEvent, itemId: string) =>
    apiRef.current?.setItemSelection({ event, itemId, keepExistingSelection: true });
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 208 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button
          size="small"
          variant="outlined"
          onClick={(event) => pickOnly(event, 'oslo')}
        >
          Only Oslo
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={(event) => toggle(event, 'turku')}
        >
          Toggle Turku
        </Button>
      </Box>
      <SimpleTreeView
        aria-label="Offices"
        apiRef={apiRef}
        multiSelect
        defaultExpandedItems={['norway', 'finland']}
        defaultSelectedItems={['bergen']}
      >
        <TreeItem itemId="norway" label="Norway">
          <TreeItem itemId="oslo" label="Oslo" />
          <TreeItem itemId="bergen" label="Bergen" />
        </TreeItem>
        <TreeItem itemId="finland" label="Finland">
          <TreeItem itemId="turku" label="Turku" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
