import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro, useRichTreeViewProApiRef } from '@mui/x-tree-view-pro';
import { wait } from '@site/sample-data/wait';

interface Part {
  id: string;
  label: string;
  count: number;
}

const tram: Record<string, Part[]> = {
  '': [
    { id: 'front', label: 'Front car', count: 2 },
    { id: 'rear', label: 'Rear car', count: 1 },
  ],
  front: [
    { id: 'bogie', label: 'Bogie', count: 2 },
    { id: 'cab', label: 'Cab', count: 1 },
  ],
  bogie: [
    { id: 'axle', label: 'Axle', count: 0 },
    { id: 'sander', label: 'Sander', count: 0 },
  ],
  cab: [{ id: 'bell', label: 'Foot bell', count: 0 }],
  rear: [{ id: 'coupler', label: 'Coupler', count: 0 }],
};

// Search results from the server: each has the item and the ids of its ancestors.
const hits = [
  { id: 'sander', label: 'Sander', path: ['front', 'bogie'] },
  { id: 'coupler', label: 'Coupler', path: ['rear'] },
];

const dataSource = {
  getChildrenCount: (item: Part) => item.count,
  getTreeItems: async (parentId = '') => {
    await wait(350);
    return tram[parentId] ?? [];
  },
};

export default function DeepPart() {
  const apiRef = useRichTreeViewProApiRef();
  const [isSearching, setIsSearching] = React.useState(false);

  // #region preview
  async function goTo(itemId: string, path: string[]) {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    setIsSearching(true);
    for (const parentId of path) {
      if (api.getItemOrderedChildrenIds(parentId).length === 0) {
        await api.updateItemChildren(parentId);
      }
      api.setItemExpansion({ itemId: parentId, shouldBeExpanded: true });
    }
    setIsSearching(false);
    await wait(0); // until the last branch is rendered
    api.focusItem(null, itemId);
    api.setItemSelection({ itemId });
  }
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 290 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        {hits.map(({ id, label, path }) => (
          <Button
            key={id}
            variant="outlined"
            disabled={isSearching}
            onClick={() => goTo(id, path)}
          >
            Go to {label}
          </Button>
        ))}
      </Stack>
      <RichTreeViewPro
        aria-label="Parts of a tram"
        items={[]}
        apiRef={apiRef}
        dataSource={dataSource}
      />
    </Box>
  );
}
