import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { RichTreeView, TreeItem, type TreeItemProps } from '@mui/x-tree-view';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';

interface Reel {
  id: string;
  label: string;
  minutes?: number;
  children?: Reel[];
}

const items: Reel[] = [
  {
    id: 'silent',
    label: 'Silent films',
    children: [
      { id: 'harbor', label: 'Harbor at dawn', minutes: 12 },
      { id: 'mill', label: 'The paper mill', minutes: 27 },
    ],
  },
  {
    id: 'sound',
    label: 'Sound films',
    children: [{ id: 'radio', label: 'Radio days', minutes: 64 }],
  },
];

// #region preview
const ReelItem = React.forwardRef(function ReelItem(
  { label, ...props }: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const reel = useTreeItemModel<Reel>(props.itemId);

  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <span>{label}</span>
          {reel?.minutes !== undefined && (
            <Chip size="small" label={`${reel.minutes} min`} />
          )}
        </Box>
      }
    />
  );
});

const slots = { item: ReelItem };
// #endregion preview

export default function WrappedItem() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 160 }}>
      <RichTreeView
        aria-label="Film archive"
        items={items}
        slots={slots}
        defaultExpandedItems={['silent', 'sound']}
      />
    </Box>
  );
}
