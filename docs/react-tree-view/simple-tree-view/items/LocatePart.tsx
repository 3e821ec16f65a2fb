import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';

const aisles = [
  {
    id: 'a1',
    name: 'Aisle 1, brakes',
    parts: ['Pads', 'Discs', 'Cables', 'Levers'],
  },
  { id: 'a2', name: 'Aisle 2, wheels', parts: ['Hubs', 'Rims', 'Spokes', 'Tyres'] },
  { id: 'a3', name: 'Aisle 3, drive', parts: ['Chains', 'Cranks', 'Pedals'] },
];

const wanted = [
  { itemId: 'a1-Pads', aisleId: 'a1', label: 'Find pads' },
  { itemId: 'a2-Spokes', aisleId: 'a2', label: 'Find spokes' },
  { itemId: 'a3-Pedals', aisleId: 'a3', label: 'Find pedals' },
];

export default function LocatePart() {
  const pending = React.useRef<string | null>(null);
  // #region preview
  const apiRef = useSimpleTreeViewApiRef();

  const scrollTo = (itemId: string) => {
    apiRef.current?.getItemDOMElement(itemId)?.scrollIntoView({ block: 'nearest' });
  };

  const locate = (itemId: string, aisleId: string) => {
    apiRef.current?.setItemSelection({ itemId, shouldBeSelected: true });
    if (apiRef.current?.isItemExpanded(aisleId)) {
      scrollTo(itemId);
    } else {
      pending.current = itemId; // not mounted yet: scroll when the aisle is open
      apiRef.current?.setItemExpansion({ itemId: aisleId, shouldBeExpanded: true });
    }
  };
  // #endregion preview

  const handleEntered = () => {
    if (pending.current != null) {
      scrollTo(pending.current);
      pending.current = null;
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {wanted.map(({ itemId, aisleId, label }) => (
          <Button
            key={itemId}
            size="small"
            variant="outlined"
            onClick={() => locate(itemId, aisleId)}
          >
            {label}
          </Button>
        ))}
      </Box>
      <Box
        sx={{
          height: 200,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <SimpleTreeView
          aria-label="Bicycle parts"
          apiRef={apiRef}
          defaultExpandedItems={['a1']}
        >
          {aisles.map((aisle) => (
            <TreeItem
              key={aisle.id}
              itemId={aisle.id}
              label={aisle.name}
              slotProps={{ groupTransition: { onEntered: handleEntered } }}
            >
              {aisle.parts.map((part) => (
                <TreeItem key={part} itemId={`${aisle.id}-${part}`} label={part} />
              ))}
            </TreeItem>
          ))}
        </SimpleTreeView>
      </Box>
    </Box>
  );
}
