import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';

const sketches = [
  {
    id: 'ceramics',
    label: 'Ceramics',
    children: [
      { id: 'ceramics-jug', label: 'Jug with two spouts' },
      { id: 'ceramics-bowl', label: 'Shallow bowl' },
    ],
  },
  {
    id: 'chairs',
    label: 'Chairs',
    children: [{ id: 'chairs-stool', label: 'Milking stool' }],
  },
];

export default function DesktopKeys() {
  // #region preview
  const apiRef = useRichTreeViewApiRef();

  const getItemProps = React.useCallback(
    ({ itemId }: { itemId: string }) => ({
      onKeyDown: (event: React.KeyboardEvent & TreeViewCancellableEvent) => {
        const tree = apiRef.current;
        // Key events from children and from the text field also arrive here.
        if (!tree || event.target !== event.currentTarget) {
          return;
        }
        if (event.key === 'F2') {
          tree.setEditedItem(itemId);
        } else if (event.key === 'Enter') {
          event.defaultMuiPrevented = true; // Enter no longer starts editing …
          if (tree.getItemOrderedChildrenIds(itemId).length > 0) {
            tree.setItemExpansion({ itemId, event }); // … but opens and closes the item.
          }
        }
      },
      slotProps: { labelInput: { 'aria-label': 'Title of the sketch' } },
    }),
    [apiRef],
  );
  const slotProps = React.useMemo(() => ({ item: getItemProps }), [getItemProps]);
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 160 }}>
      <RichTreeView
        aria-label="Sketches"
        apiRef={apiRef}
        items={sketches}
        isItemEditable
        defaultExpandedItems={['ceramics', 'chairs']}
        slotProps={slotProps}
      />
    </Box>
  );
}
