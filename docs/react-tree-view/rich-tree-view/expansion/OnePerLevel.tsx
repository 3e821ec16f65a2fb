import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';

const menu = [
  {
    id: 'lunch',
    label: 'Lunch',
    children: [
      {
        id: 'lunch-soups',
        label: 'Soups',
        children: [{ id: 'leek', label: 'Leek and potato' }],
      },
      {
        id: 'lunch-pies',
        label: 'Pies',
        children: [{ id: 'spinach', label: 'Spinach and feta' }],
      },
    ],
  },
  {
    id: 'dinner',
    label: 'Dinner',
    children: [
      {
        id: 'dinner-grill',
        label: 'From the grill',
        children: [{ id: 'trout', label: 'Trout with almonds' }],
      },
    ],
  },
];

export default function OnePerLevel() {
  // #region preview
  const apiRef = useRichTreeViewApiRef();
  const [expandedItems, setExpandedItems] = React.useState(['lunch']);

  const closeSiblings = (itemIds: string[]) => {
    const tree = apiRef.current;
    const opened = itemIds.find((id) => !expandedItems.includes(id));
    if (!tree || opened === undefined) {
      setExpandedItems(itemIds);
      return;
    }
    const siblings = tree.getItemOrderedChildrenIds(tree.getParentId(opened));
    setExpandedItems(
      itemIds.filter((id) => id === opened || !siblings.includes(id)),
    );
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 160 }}>
      <RichTreeView
        aria-label="Menu"
        apiRef={apiRef}
        items={menu}
        expandedItems={expandedItems}
        onExpandedItemsChange={(_event, itemIds) => closeSiblings(itemIds)}
      />
    </Box>
  );
}
