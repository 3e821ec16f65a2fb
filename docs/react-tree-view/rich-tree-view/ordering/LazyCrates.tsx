import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  RichTreeViewPro,
  type RichTreeViewProProps,
  useRichTreeViewProApiRef,
} from '@mui/x-tree-view-pro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { wait } from '@site/sample-data/wait';

interface Lot {
  id: string;
  label: string;
  lots: number;
  children?: Lot[];
}

type Props = RichTreeViewProProps<Lot, false>;
type CanMove = NonNullable<Props['canMoveItemToNewPosition']>;
type OnMove = NonNullable<Props['onItemPositionChange']>;

const crates: Lot[] = [
  { id: 'crate-12', label: 'Crate 12', lots: 3 },
  { id: 'crate-31', label: 'Crate 31', lots: 2 },
  { id: 'crate-47', label: 'Crate 47', lots: 1 },
];

const contents: Record<string, Lot[]> = {
  'crate-12': [
    { id: 'inkwell', label: 'Inkwell', lots: 0 },
    { id: 'barometer', label: 'Barometer', lots: 0 },
    { id: 'atlas', label: 'School atlas', lots: 0 },
  ],
  'crate-31': [
    { id: 'lantern', label: 'Ship’s lantern', lots: 0 },
    { id: 'sextant', label: 'Sextant', lots: 0 },
  ],
  'crate-47': [{ id: 'teapot', label: 'Teapot', lots: 0 }],
};

const dataSource = {
  getChildrenCount: (lot: Lot) => lot.lots,
  getTreeItems: async (parentId?: string) => {
    await wait(300);
    return parentId ? (contents[parentId] ?? []) : crates;
  },
};

export default function LazyCrates() {
  const [message, setMessage] = React.useState('Open a crate.');
  // #region preview
  const apiRef = useRichTreeViewProApiRef<Lot>();
  const [cache] = React.useState(() => new DataSourceCacheDefault<Lot>({}));

  // Allows moves only into crates whose content is loaded.
  const canMove: CanMove = ({ newPosition: { parentId } }) =>
    parentId !== null && Array.isArray(cache.get(parentId));

  // When a branch opens again, the tree reads the cache, so store the new order there.
  const handleMove: OnMove = ({ itemId, oldPosition, newPosition }) => {
    const api = apiRef.current;
    for (const { parentId } of [oldPosition, newPosition]) {
      if (api && parentId !== null) {
        const ids = api.getItemOrderedChildrenIds(parentId);
        cache.set(
          parentId,
          ids.map((id) => api.getItem(id)),
        );
      }
    }
    setMessage(`Saved: ${itemId} to ${newPosition.parentId}.`);
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 380, minHeight: 332 }}>
      <RichTreeViewPro
        aria-label="Auction lots"
        apiRef={apiRef}
        items={crates}
        dataSource={dataSource}
        dataSourceCache={cache}
        itemsReordering
        isItemReorderable={isLot}
        canMoveItemToNewPosition={canMove}
        onItemPositionChange={handleMove}
      />
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {message}
      </Typography>
    </Box>
  );
}

const isLot = (itemId: string) => !itemId.startsWith('crate-');
