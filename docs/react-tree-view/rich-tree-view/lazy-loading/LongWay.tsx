import Box from '@mui/material/Box';
import { RichTreeViewPro, useRichTreeViewProApiRef } from '@mui/x-tree-view-pro';
import { wait } from '@site/sample-data/wait';

interface Folder {
  id: string;
  label: string;
  entries: number;
}

const disk: Record<string, Folder[]> = {
  '': [
    { id: 'org', label: 'org', entries: 1 },
    { id: 'tools', label: 'tools', entries: 2 },
  ],
  org: [{ id: 'org.tide', label: 'tide', entries: 1 }],
  'org.tide': [{ id: 'org.tide.model', label: 'model', entries: 2 }],
  'org.tide.model': [
    { id: 'Moon', label: 'Moon.kt', entries: 0 },
    { id: 'Harbor', label: 'Harbor.kt', entries: 0 },
  ],
  tools: [
    { id: 'lint', label: 'lint.kts', entries: 0 },
    { id: 'pack', label: 'pack.kts', entries: 0 },
  ],
};

const dataSource = {
  getChildrenCount: (item: Folder) => item.entries,
  getTreeItems: async (parentId = '') => {
    await wait(400);
    return disk[parentId] ?? [];
  },
};

export default function LongWay() {
  const apiRef = useRichTreeViewProApiRef();

  // #region preview
  function handleItemsLazyLoaded({ items }: { items: Folder[] }) {
    const [only] = items;
    if (only && items.length === 1 && only.entries > 0) {
      apiRef.current?.setItemExpansion({ itemId: only.id, shouldBeExpanded: true });
    }
  }
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 236 }}>
      <RichTreeViewPro
        aria-label="Packages"
        items={[]}
        apiRef={apiRef}
        dataSource={dataSource}
        onItemsLazyLoaded={handleItemsLazyLoaded}
        disableSelection
      />
    </Box>
  );
}
