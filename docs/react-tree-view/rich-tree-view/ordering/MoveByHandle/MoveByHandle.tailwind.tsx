import * as React from 'react';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
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
      <span className="flex items-center justify-between">
        {children}
        {drag.draggable && (
          <span
            className="flex cursor-grab p-1 text-muted hover:text-primary"
            {...drag}
          >
            <DragIndicatorIcon fontSize="small" />
          </span>
        )}
      </span>
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
    <div className="min-h-[216px] w-full max-w-[360px]">
      <RichTreeViewPro
        aria-label="Onboarding"
        items={steps}
        slots={slots}
        defaultExpandedItems={['before', 'first-week']}
        itemsReordering
      />
    </div>
  );
}
