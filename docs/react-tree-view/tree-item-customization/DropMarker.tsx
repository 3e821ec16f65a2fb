import * as React from 'react';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import {
  TreeItem,
  type TreeItemDragAndDropOverlayProps,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';

const shelves = [
  {
    id: 'top',
    label: 'Top shelf',
    children: [
      { id: 'globe', label: 'Globe' },
      { id: 'atlas', label: 'Atlas' },
    ],
  },
  {
    id: 'middle',
    label: 'Middle shelf',
    children: [{ id: 'sextant', label: 'Sextant' }],
  },
];

// #region preview
function ThickMarker({ action, style }: TreeItemDragAndDropOverlayProps) {
  if (action === undefined) {
    return null;
  }
  const depth =
    action === 'move-to-parent'
      ? '(var(--TreeView-itemDepth) - 1)'
      : 'var(--TreeView-itemDepth)';
  return (
    <Box
      style={style}
      sx={{
        position: 'absolute',
        pointerEvents: 'none',
        insetInlineEnd: 0,
        insetInlineStart: `calc(8px + var(--TreeView-itemChildrenIndentation) * ${depth})`,
        ...(action === 'make-child'
          ? { insetBlock: 0, border: '2px dashed', borderRadius: 1 }
          : {
              height: 4,
              borderRadius: 2,
              bgcolor: 'currentcolor',
              [action === 'reorder-above' ? 'top' : 'bottom']: -2,
            }),
        color: 'secondary.main',
      }}
    />
  );
}

const ShelfItem = React.forwardRef(function ShelfItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{
        ...props.slots,
        dragAndDropOverlay: ThickMarker,
        endIcon: DragIndicatorIcon,
      }}
    />
  );
});
// #endregion preview

export default function DropMarker() {
  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 180 }}>
      <RichTreeViewPro
        aria-label="Cabin shelves"
        items={shelves}
        itemsReordering
        itemChildrenIndentation={24}
        defaultExpandedItems={['top', 'middle']}
        slots={{ item: ShelfItem }}
      />
    </Box>
  );
}
