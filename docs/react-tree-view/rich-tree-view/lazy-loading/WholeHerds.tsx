import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, useRichTreeViewProApiRef } from '@mui/x-tree-view-pro';
import { wait } from '@site/sample-data/wait';

interface Animal {
  id: string;
  label: string;
  count: number;
}

const pastures: Record<string, Animal[]> = {
  '': [
    { id: 'Valley', label: 'Valley herd', count: 3 },
    { id: 'Ridge', label: 'Ridge herd', count: 2 },
  ],
  Valley: [
    { id: 'Linde', label: 'Linde', count: 0 },
    { id: 'Mora', label: 'Mora', count: 0 },
    { id: 'Brisa', label: 'Brisa', count: 0 },
  ],
  Ridge: [
    { id: 'Alma', label: 'Alma', count: 0 },
    { id: 'Tosca', label: 'Tosca', count: 0 },
  ],
};

const dataSource = {
  getChildrenCount: (item: Animal) => item.count,
  getTreeItems: async (parentId = '') => {
    await wait(600);
    return pastures[parentId] ?? [];
  },
};

// #region preview
const PROPAGATION = { parents: true, descendants: true };

export default function WholeHerds() {
  const apiRef = useRichTreeViewProApiRef();
  const [order, setOrder] = React.useState<string[]>([]);

  function handleSelectedItemsChange(_event: unknown, ids: string[]) {
    const selected = new Set(ids);
    // A selected parent represents everything below it, loaded or not.
    const topmost = ids.filter((id) => {
      const parentId = apiRef.current?.getParentId(id);
      return !parentId || !selected.has(parentId);
    });
    setOrder(topmost.sort());
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 260 }}>
      <RichTreeViewPro
        aria-label="Herds"
        items={[]}
        apiRef={apiRef}
        dataSource={dataSource}
        multiSelect
        checkboxSelection
        selectionPropagation={PROPAGATION}
        onSelectedItemsChange={handleSelectedItemsChange}
      />
      <Typography variant="body2" role="status" sx={{ pt: 2 }}>
        The vet comes for: {order.join(', ') || 'nobody'}
      </Typography>
    </Box>
  );
}
// #endregion preview
