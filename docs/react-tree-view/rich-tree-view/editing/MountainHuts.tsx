import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { RichTreeViewPro, useRichTreeViewProApiRef } from '@mui/x-tree-view-pro';
import { wait } from '@site/sample-data/wait';

interface Place {
  id: string;
  label: string;
  huts: number;
}

const regions: Place[] = [
  { id: 'east', label: 'Eastern range', huts: 2 },
  { id: 'west', label: 'Western range', huts: 1 },
];

const huts: Record<string, Place[]> = {
  east: [
    { id: 'east-1', label: 'Larch hut', huts: 0 },
    { id: 'east-2', label: 'Glacier hut', huts: 0 },
  ],
  west: [{ id: 'west-1', label: 'Chapel hut', huts: 0 }],
};

const dataSource = {
  getChildrenCount: (place: Place) => place.huts,
  getTreeItems: async (parentId?: string) => {
    await wait(300);
    return huts[parentId ?? ''] ?? [];
  },
};

const slotProps = {
  item: { slotProps: { labelInput: { 'aria-label': 'Name of the hut' } } },
};

export default function MountainHuts() {
  const [updatesCache, setUpdatesCache] = React.useState(true);
  // #region preview
  const apiRef = useRichTreeViewProApiRef();
  const [cache] = React.useState(() => new DataSourceCacheDefault<Place>({}));

  const handleLabelChange = (itemId: string, label: string) => {
    // Send the label to your server here.
    const parentId = apiRef.current?.getParentId(itemId);
    const siblings = parentId ? cache.get(parentId) : undefined;
    if (updatesCache && parentId && Array.isArray(siblings)) {
      cache.set(
        parentId,
        siblings.map((hut) => (hut.id === itemId ? { ...hut, label } : hut)),
      );
    }
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 212 }}>
      <FormControlLabel
        label="Update the cache"
        control={
          <Switch
            checked={updatesCache}
            onChange={(event) => setUpdatesCache(event.target.checked)}
          />
        }
        sx={{ mb: 1 }}
      />
      <RichTreeViewPro
        aria-label="Mountain huts"
        apiRef={apiRef}
        items={regions}
        dataSource={dataSource}
        dataSourceCache={cache}
        isItemEditable={(place: Place) => place.huts === 0}
        onItemLabelChange={handleLabelChange}
        defaultExpandedItems={['east']}
        slotProps={slotProps}
      />
    </Box>
  );
}
