import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';

export default function OpenThenFocus() {
  const apiRef = useSimpleTreeViewApiRef();
  // #region preview
  const [expandedItems, setExpandedItems] = React.useState<string[]>([]);
  const wanted = React.useRef<string | null>(null);

  const goTo = (itemId: string, parentId: string) => {
    wanted.current = itemId;
    setExpandedItems((prev) => [...new Set([...prev, parentId])]);
  };

  // Runs when the branch is open and its items are rendered.
  const focusWanted = () => {
    if (wanted.current !== null) {
      apiRef.current?.focusItem(null, wanted.current);
      wanted.current = null;
    }
  };
  // #endregion preview

  const openWorkshop = () => {
    if (expandedItems.includes('workshop')) {
      apiRef.current?.focusItem(null, 'workshop-saw');
    } else {
      goTo('workshop-saw', 'workshop');
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 218 }}>
      <Button size="small" variant="outlined" sx={{ mb: 2 }} onClick={openWorkshop}>
        Where is the band saw?
      </Button>
      <SimpleTreeView
        aria-label="Tools by room"
        apiRef={apiRef}
        expandedItems={expandedItems}
        onExpandedItemsChange={(_event, itemIds) => setExpandedItems(itemIds)}
      >
        <TreeItem
          itemId="workshop"
          label="Workshop"
          slotProps={{ groupTransition: { onEntered: focusWanted } }}
        >
          <TreeItem itemId="workshop-lathe" label="Lathe" />
          <TreeItem itemId="workshop-saw" label="Band saw" />
        </TreeItem>
        <TreeItem itemId="shed" label="Shed">
          <TreeItem itemId="shed-mower" label="Mower" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
