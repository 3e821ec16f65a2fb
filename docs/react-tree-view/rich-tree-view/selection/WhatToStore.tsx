import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Area {
  id: string;
  label: string;
  children?: Area[];
}

const areas: Area[] = [
  {
    id: 'coast',
    label: 'coast',
    children: [
      { id: 'harbor', label: 'harbor' },
      { id: 'dunes', label: 'dunes' },
    ],
  },
  {
    id: 'hills',
    label: 'hills',
    children: [
      { id: 'castle', label: 'castle' },
      { id: 'vineyard', label: 'vineyard' },
    ],
  },
];

const propagation = { descendants: true, parents: true };

// #region preview
const listLeaves = (items: Area[], selected: string[]): string[] =>
  items.flatMap(({ id, children }) =>
    children?.length
      ? listLeaves(children, selected)
      : selected.filter((one) => one === id),
  );

const listTopmost = (items: Area[], selected: string[]): string[] =>
  items.flatMap(({ id, children = [] }) =>
    selected.includes(id) ? [id] : listTopmost(children, selected),
  );
// #endregion preview

export default function WhatToStore() {
  const [selected, setSelected] = React.useState([
    'coast',
    'harbor',
    'dunes',
    'castle',
  ]);

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 288 }}>
      <RichTreeView
        aria-label="Delivery areas"
        items={areas}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        defaultExpandedItems={['coast', 'hills']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
      <Box role="status" sx={{ mt: 2 }}>
        <Typography variant="body2">
          All: {selected.join(', ') || 'nothing'}
        </Typography>
        <Typography variant="body2">
          Leaves: {listLeaves(areas, selected).join(', ') || 'nothing'}
        </Typography>
        <Typography variant="body2">
          Topmost: {listTopmost(areas, selected).join(', ') || 'nothing'}
        </Typography>
      </Box>
    </Box>
  );
}
