import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useApplyPropagationToSelectedItemsOnMount } from '@mui/x-tree-view/hooks';

const rights = [
  {
    id: 'stock',
    label: 'Stock',
    children: [
      { id: 'stock-read', label: 'Read' },
      { id: 'stock-count', label: 'Count' },
    ],
  },
  {
    id: 'prices',
    label: 'Prices',
    children: [
      { id: 'prices-read', label: 'Read' },
      { id: 'prices-change', label: 'Change' },
    ],
  },
];

// #region preview
const saved = ['stock', 'prices-read', 'prices-change'];
const propagation = { descendants: true, parents: true };

function RightsTree({ isCompleted }: { isCompleted: boolean }) {
  const completed = useApplyPropagationToSelectedItemsOnMount({
    items: rights,
    selectedItems: saved,
    selectionPropagation: propagation,
  });

  return (
    <RichTreeView
      aria-label="Rights of the storekeeper"
      items={rights}
      multiSelect
      checkboxSelection
      selectionPropagation={propagation}
      defaultExpandedItems={['stock', 'prices']}
      defaultSelectedItems={isCompleted ? completed : saved}
    />
  );
}
// #endregion preview

export default function SavedRights() {
  const [isCompleted, setIsCompleted] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 230 }}>
      <FormControlLabel
        control={
          <Switch
            checked={isCompleted}
            onChange={(event) => setIsCompleted(event.target.checked)}
          />
        }
        label="Apply propagation to the saved ids"
      />
      <RightsTree key={String(isCompleted)} isCompleted={isCompleted} />
    </Box>
  );
}
