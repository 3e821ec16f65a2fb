import * as React from 'react';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import {
  RichTreeViewPro,
  TreeItem,
  TreeItemLabel,
  type TreeItemProps,
  TreeItemRoot,
} from '@mui/x-tree-view-pro';
import { steps } from './steps';

type DragProps = Pick<
  React.ComponentPropsWithoutRef<'li'>,
  'draggable' | 'onDragStart'
>;

// #region preview
const DragContext = React.createContext<DragProps>({});

/** Removes two props from the row, and passes them to the handle. */
const StillRoot = React.forwardRef(function StillRoot(
  {
    draggable,
    onDragStart,
    ...other
  }: React.ComponentPropsWithoutRef<typeof TreeItemRoot>,
  ref: React.Ref<HTMLLIElement>,
) {
  const drag = React.useMemo(
    () => ({ draggable, onDragStart }),
    [draggable, onDragStart],
  );
  return (
    <DragContext.Provider value={drag}>
      <TreeItemRoot {...other} ref={ref} />
    </DragContext.Provider>
  );
});

function LabelWithHandle({
  children,
  ...other
}: React.ComponentPropsWithoutRef<typeof TreeItemLabel>) {
  const drag = React.useContext(DragContext);
  return (
    <TreeItemLabel {...other}>
      <Box
        component="span"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        {children}
        {drag.draggable && (
          <Box
            component="span"
            {...drag}
            sx={{
              display: 'flex',
              p: 0.5,
              color: 'text.secondary',
              cursor: 'grab',
              '&:hover': { color: 'primary.main' },
            }}
          >
            <DragIndicatorIcon fontSize="small" />
          </Box>
        )}
      </Box>
    </TreeItemLabel>
  );
}

const HandleItem = React.forwardRef(function HandleItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ ...props.slots, root: StillRoot, label: LabelWithHandle }}
    />
  );
});
// #endregion preview

const slots = { item: HandleItem };

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
