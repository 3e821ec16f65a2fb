import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeViewPro, useRichTreeViewProApiRef } from '@mui/x-tree-view-pro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { wait } from '@site/sample-data/wait';

interface Cave {
  id: string;
  label: string;
  chambers: number;
}

const survey: Record<string, Cave[]> = {
  '': [
    { id: 'fox', label: 'Fox Hole', chambers: 2 },
    { id: 'drum', label: 'Drum Cave', chambers: 1 },
  ],
  fox: [
    { id: 'fox-1', label: 'Chamber 1', chambers: 0 },
    { id: 'fox-2', label: 'Chamber 2', chambers: 0 },
  ],
  drum: [{ id: 'drum-1', label: 'Chamber 1', chambers: 0 }],
};

const dataSource = {
  getChildrenCount: (item: Cave) => item.chambers,
  getTreeItems: async (parentId = '') => {
    await wait(500);
    return survey[parentId] ?? [];
  },
};

const slotProps = {
  item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } },
};

export default function CaveSurvey() {
  const apiRef = useRichTreeViewProApiRef();
  const [cache] = React.useState(() => new DataSourceCacheDefault<Cave>({}));
  const [isCached, setIsCached] = React.useState(true);

  // #region preview
  function handleItemLabelChange(itemId: string, label: string) {
    // Save the label on your server here. Then update the cache:
    const parentId = apiRef.current?.getParentId(itemId);
    const siblings = parentId ? cache.get(parentId) : undefined;
    if (isCached && parentId && Array.isArray(siblings)) {
      cache.set(
        parentId,
        siblings.map((item) => (item.id === itemId ? { ...item, label } : item)),
      );
    }
  }
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 218 }}>
      <FormControlLabel
        control={
          <Switch
            checked={isCached}
            onChange={(event) => setIsCached(event.target.checked)}
          />
        }
        label="Write new labels to the cache"
        sx={{ mb: 1 }}
      />
      <RichTreeViewPro
        aria-label="Caves"
        items={[]}
        apiRef={apiRef}
        dataSource={dataSource}
        slotProps={slotProps}
        dataSourceCache={cache}
        defaultExpandedItems={['fox']}
        isItemEditable
        onItemLabelChange={handleItemLabelChange}
        disableSelection
      />
    </Box>
  );
}
