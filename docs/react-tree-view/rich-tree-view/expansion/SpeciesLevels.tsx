import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { RichTreeView } from '@mui/x-tree-view';

interface Taxon {
  id: string;
  label: string;
  children?: Taxon[];
}

const birds: Taxon[] = [
  {
    id: 'owls',
    label: 'Owls',
    children: [
      {
        id: 'true-owls',
        label: 'True owls',
        children: [
          { id: 'tawny-owl', label: 'Tawny owl' },
          { id: 'little-owl', label: 'Little owl' },
        ],
      },
      {
        id: 'barn-owls',
        label: 'Barn owls',
        children: [{ id: 'barn-owl', label: 'Western barn owl' }],
      },
    ],
  },
  {
    id: 'divers',
    label: 'Divers',
    children: [{ id: 'red-diver', label: 'Red-throated diver' }],
  },
];

// #region preview
/** Ids of all items with children down to a level; 1 is the first one. */
function getParentIds(items: Taxon[], levels: number): string[] {
  return levels === 0
    ? []
    : items.flatMap(({ id, children = [] }) =>
        children.length > 0 ? [id, ...getParentIds(children, levels - 1)] : [],
      );
}

export default function SpeciesLevels() {
  const [expandedItems, setExpandedItems] = React.useState(() =>
    getParentIds(birds, 1),
  );
  const open = (levels: number) => setExpandedItems(getParentIds(birds, levels));

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 304 }}>
      <ButtonGroup size="small" aria-label="Open down to" sx={{ mb: 1 }}>
        <Button onClick={() => open(0)}>Orders</Button>
        <Button onClick={() => open(1)}>Families</Button>
        <Button onClick={() => open(Infinity)}>Species</Button>
      </ButtonGroup>
      <RichTreeView
        aria-label="Birds"
        items={birds}
        expandedItems={expandedItems}
        onExpandedItemsChange={(_event, itemIds) => setExpandedItems(itemIds)}
      />
    </Box>
  );
}
// #endregion preview
