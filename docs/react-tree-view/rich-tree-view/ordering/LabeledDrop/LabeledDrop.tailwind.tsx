import * as React from 'react';
import {
  RichTreeViewPro,
  TreeItem,
  type TreeItemDragAndDropOverlayProps,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import { dropWords, menu } from './menu';

// #region preview
const lines: Partial<Record<string, string>> = {
  'reorder-above': 'border-t-2',
  'reorder-below': 'border-b-2',
  'make-child': 'outline-2 -outline-offset-2 outline-primary',
};

function DropHint({ action }: TreeItemDragAndDropOverlayProps) {
  if (action == null) {
    return null;
  }
  return (
    <div
      className={`pointer-events-none absolute inset-0 ms-[calc(var(--TreeView-itemChildrenIndentation)*var(--TreeView-itemDepth))] border-0 border-solid border-primary ${lines[action] ?? ''}`}
    >
      <span className="absolute end-1 top-1 rounded bg-primary px-2 text-xs leading-[1.66] text-on-primary">
        {dropWords[action]}
      </span>
    </div>
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
    <div className="min-h-[192px] w-full max-w-[360px]">
      <RichTreeViewPro
        aria-label="Menu"
        items={menu}
        slots={slots}
        defaultExpandedItems={['starters', 'mains']}
        itemsReordering
      />
    </div>
  );
}
