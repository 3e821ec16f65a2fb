import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';

const warehouse = [
  {
    id: 'hall-a',
    label: 'Hall A',
    children: [
      {
        id: 'a-rack-1',
        label: 'Rack 1',
        children: [
          { id: 'a-1-lamps', label: 'Desk lamps' },
          { id: 'a-1-cables', label: 'Cables' },
        ],
      },
    ],
  },
  {
    id: 'hall-b',
    label: 'Hall B',
    children: [
      {
        id: 'b-rack-4',
        label: 'Rack 4',
        children: [{ id: 'b-4-kettles', label: 'Kettles' }],
      },
    ],
  },
];

const goods = warehouse.flatMap(({ children }) =>
  children.flatMap((rack) => rack.children),
);

export default function WayToBin() {
  const [found, setFound] = React.useState<string | null>(null);
  // #region preview
  const apiRef = useRichTreeViewApiRef();

  const show = (itemId: string) => {
    const tree = apiRef.current;
    let parentId = tree?.getParentId(itemId);
    while (tree && parentId) {
      tree.setItemExpansion({ itemId: parentId, shouldBeExpanded: true });
      parentId = tree.getParentId(parentId);
    }
    setFound(itemId);
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 280 }}>
      <TextField
        select
        fullWidth
        size="small"
        label="Find goods"
        value={found ?? ''}
        onChange={(event) => show(event.target.value)}
        sx={{ mb: 2 }}
      >
        {goods.map(({ id, label }) => (
          <MenuItem key={id} value={id}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <RichTreeView
        aria-label="Warehouse"
        apiRef={apiRef}
        items={warehouse}
        selectedItems={found}
        onSelectedItemsChange={(_event, itemId) => setFound(itemId)}
      />
    </Box>
  );
}
