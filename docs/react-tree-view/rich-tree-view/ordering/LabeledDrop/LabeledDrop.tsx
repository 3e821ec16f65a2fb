import * as React from 'react';
import Box from '@mui/material/Box';
import {
  RichTreeViewPro,
  TreeItem,
  type TreeItemDragAndDropOverlayProps,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import { dropWords, menu } from './menu';

// #region preview
function DropHint({ action }: TreeItemDragAndDropOverlayProps) {
  if (action == null) {
    return null;
  }
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        pointerEvents: 'none',
        marginInlineStart:
          'calc(var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))',
        borderColor: 'primary.main',
        borderStyle: 'solid',
        borderWidth: 0,
        borderBlockStartWidth: action === 'reorder-above' ? 2 : 0,
        borderBlockEndWidth: action === 'reorder-below' ? 2 : 0,
        outline: action === 'make-child' ? '2px solid' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: -2,
      }}
    >
      <Box
        component="span"
        sx={{
          position: 'absolute',
          insetInlineEnd: 4,
          insetBlockStart: 4,
          px: 1,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          typography: 'caption',
        }}
      >
        {dropWords[action]}
      </Box>
    </Box>
  );
}

const MenuTreeItem = React.forwardRef(function MenuTreeItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  return <TreeItem {...props} ref={ref} slots={{ dragAndDropOverlay: DropHint }} />;
});
// #endregion preview

const slots = { item: MenuTreeItem };

export default function LabeledDrop() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 192 }}>
      <RichTreeViewPro
        aria-label="Menu"
        items={menu}
        slots={slots}
        defaultExpandedItems={['starters', 'mains']}
        itemsReordering
      />
    </Box>
  );
}
