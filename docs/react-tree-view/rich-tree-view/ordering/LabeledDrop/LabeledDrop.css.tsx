import * as React from 'react';
import {
  RichTreeViewPro,
  TreeItem,
  type TreeItemDragAndDropOverlayProps,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import styles from './LabeledDrop.module.css';
import { dropWords, menu } from './menu';

// #region preview
function DropHint({ action }: TreeItemDragAndDropOverlayProps) {
  if (action == null) {
    return null;
  }
  return (
    <div className={styles.hint} data-action={action}>
      <span className={styles.word}>{dropWords[action]}</span>
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
    <div className={styles.root}>
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
