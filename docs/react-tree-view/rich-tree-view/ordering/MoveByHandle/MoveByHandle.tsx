import * as React from 'react';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import {
  RichTreeViewPro,
  TreeItemContent,
  TreeItemDragAndDropOverlay,
  TreeItemGroupTransition,
  TreeItemIcon,
  TreeItemIconContainer,
  TreeItemLabel,
  type TreeItemProps,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
} from '@mui/x-tree-view-pro';
import { steps } from './steps';

type DragProps = Pick<
  React.HTMLAttributes<HTMLElement>,
  'draggable' | 'onDragStart'
>;

// #region preview
const HandleTreeItem = React.forwardRef(function HandleTreeItem(
  { id, itemId, label, disabled, children, ...other }: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const {
    getContextProviderProps,
    getRootProps,
    getContentProps,
    getIconContainerProps,
    getLabelProps,
    getGroupTransitionProps,
    getDragAndDropOverlayProps,
    status,
  } = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });

  // These two go to the handle; the others stay on the root.
  const { draggable, onDragStart, ...rootProps } = getRootProps<DragProps>(other);

  return (
    <TreeItemProvider {...getContextProviderProps()}>
      <TreeItemRoot {...rootProps}>
        <TreeItemContent {...getContentProps()}>
          <TreeItemIconContainer {...getIconContainerProps()}>
            <TreeItemIcon status={status} />
          </TreeItemIconContainer>
          <TreeItemLabel {...getLabelProps()} />
          <Box
            component="span"
            draggable={draggable}
            onDragStart={onDragStart}
            sx={{
              display: 'flex',
              flexShrink: 0,
              p: 0.5,
              color: 'text.secondary',
              cursor: 'grab',
              '&:hover': { color: 'primary.main' },
            }}
          >
            <DragIndicatorIcon fontSize="small" />
          </Box>
          <TreeItemDragAndDropOverlay {...getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});
// #endregion preview

const slots = { item: HandleTreeItem };

export default function MoveByHandle() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 216 }}>
      <RichTreeViewPro
        aria-label="Onboarding"
        items={steps}
        slots={slots}
        defaultExpandedItems={['before', 'first-week']}
        itemsReordering
      />
    </Box>
  );
}
