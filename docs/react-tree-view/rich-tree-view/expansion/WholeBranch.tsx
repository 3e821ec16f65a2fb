import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';

const family = [
  {
    id: 'ida',
    label: 'Ida',
    children: [
      {
        id: 'jonas',
        label: 'Jonas',
        children: [
          { id: 'mila', label: 'Mila' },
          { id: 'piet', label: 'Piet', children: [{ id: 'enno', label: 'Enno' }] },
        ],
      },
      { id: 'karla', label: 'Karla', children: [{ id: 'lou', label: 'Lou' }] },
    ],
  },
];

export default function WholeBranch() {
  const [selected, setSelected] = React.useState<string | null>('ida');
  // #region preview
  const apiRef = useRichTreeViewApiRef();
  const [expandedItems, setExpandedItems] = React.useState(['ida']);

  /** Ids of the item and of all items below it, from the tree itself. */
  const getBranch = (itemId: string): string[] => {
    const children = apiRef.current?.getItemOrderedChildrenIds(itemId) ?? [];
    return [itemId, ...children.flatMap(getBranch)];
  };

  const setBranch = (itemId: string, isOpen: boolean) => {
    const branch = getBranch(itemId);
    setExpandedItems((current) => {
      const others = current.filter((id) => !branch.includes(id));
      return isOpen ? [...others, ...branch] : others;
    });
  };

  const handleChange = (event: React.SyntheticEvent | null, itemIds: string[]) => {
    const opened = itemIds.find((id) => !expandedItems.includes(id));
    const closed = expandedItems.find((id) => !itemIds.includes(id));
    const itemId = opened ?? closed;
    const isMouse = event !== null && 'altKey' in event;
    if (isMouse && event.altKey === true && itemId !== undefined) {
      setBranch(itemId, opened !== undefined);
    } else {
      setExpandedItems(itemIds);
    }
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 272 }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={selected === null}
          onClick={() => selected && setBranch(selected, true)}
        >
          Open branch
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={selected === null}
          onClick={() => selected && setBranch(selected, false)}
        >
          Close branch
        </Button>
      </Box>
      <RichTreeView
        aria-label="Family"
        apiRef={apiRef}
        items={family}
        expandedItems={expandedItems}
        onExpandedItemsChange={handleChange}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
    </Box>
  );
}
