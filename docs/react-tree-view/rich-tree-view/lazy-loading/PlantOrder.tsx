import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { wait } from '@site/sample-data/wait';

interface Plant {
  id: string;
  label: string;
  height: number;
  count: number;
}

const nursery: Record<string, Plant[]> = {
  '': [
    { id: 'shrubs', label: 'Shrubs', height: 120, count: 3 },
    { id: 'herbs', label: 'Herbs', height: 40, count: 2 },
    { id: 'trees', label: 'Trees', height: 900, count: 0 },
  ],
  shrubs: [
    { id: 'hazel', label: 'Hazel, 300 cm', height: 300, count: 0 },
    { id: 'broom', label: 'Broom, 150 cm', height: 150, count: 0 },
    { id: 'sage', label: 'Wood sage, 60 cm', height: 60, count: 0 },
  ],
  herbs: [
    { id: 'lovage', label: 'Lovage, 180 cm', height: 180, count: 0 },
    { id: 'chives', label: 'Chives, 30 cm', height: 30, count: 0 },
  ],
};

type Order = 'name' | 'height';

async function fetchPlants(order: Order, parentId = '') {
  await wait(400);
  return [...(nursery[parentId] ?? [])].sort((a, b) =>
    order === 'name' ? a.label.localeCompare(b.label, 'en') : b.height - a.height,
  );
}

const slotProps = {
  item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } },
};

export default function PlantOrder() {
  const [order, setOrder] = React.useState<Order>('name');
  const [expanded, setExpanded] = React.useState<string[]>(['shrubs']);

  // #region preview
  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (item: Plant) => item.count,
      getTreeItems: (parentId?: string) => fetchPlants(order, parentId),
    }),
    [order],
  );

  const tree = (
    <RichTreeViewPro
      key={order}
      aria-label="Plants"
      items={[]}
      dataSource={dataSource}
      slotProps={slotProps}
      expandedItems={expanded}
      onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
    />
  );
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 252 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Sort by"
        value={order}
        onChange={(_event, value: Order | null) => setOrder(value ?? order)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="name">By name</ToggleButton>
        <ToggleButton value="height">Tallest first</ToggleButton>
      </ToggleButtonGroup>
      {tree}
    </Box>
  );
}
