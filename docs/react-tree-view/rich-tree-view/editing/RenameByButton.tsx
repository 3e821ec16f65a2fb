import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';

const pieces = [
  {
    id: 'coat',
    label: 'Rain coat',
    children: [
      { id: 'coat-front', label: 'Front left' },
      { id: 'coat-sleeve', label: 'Sleeve' },
    ],
  },
  { id: 'bag', label: 'Bag', children: [{ id: 'bag-strap', label: 'Strap' }] },
];

const firstLabels = pieces.flatMap(({ children, ...piece }) => [piece, ...children]);

const slotProps = {
  item: { slotProps: { labelInput: { 'aria-label': 'Name of the piece' } } },
};

export default function RenameByButton() {
  const [selected, setSelected] = React.useState<string | null>('coat-front');
  // #region preview
  const apiRef = useRichTreeViewApiRef();

  const renameSelected = (itemId: string) => {
    const tree = apiRef.current;
    const parentId = tree?.getParentId(itemId);
    if (parentId) {
      tree?.setItemExpansion({ itemId: parentId, shouldBeExpanded: true });
    }
    tree?.setEditedItem(itemId);
  };

  const resetLabels = () => {
    for (const { id, label } of firstLabels) {
      apiRef.current?.updateItemLabel(id, label);
    }
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 208 }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={selected === null}
          onClick={() => selected && renameSelected(selected)}
        >
          Rename
        </Button>
        <Button size="small" onClick={resetLabels}>
          Reset all names
        </Button>
      </Box>
      <RichTreeView
        aria-label="Pattern pieces"
        apiRef={apiRef}
        items={pieces}
        isItemEditable
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        defaultExpandedItems={['coat', 'bag']}
        slotProps={slotProps}
      />
    </Box>
  );
}
