import * as React from 'react';
import {
  RichTreeView,
  TreeItem,
  TreeItemLabel,
  useTreeItemModel,
  type TreeItemProps,
} from '@mui/x-tree-view';
import styles from './ArchiveKinds.module.css';
import { archive, KIND_ICONS, type ArchiveEntry, type Kind } from './archive';

// #region preview
interface EntryLabelProps {
  kind: Kind;
  sheets?: number;
  className?: string;
  children?: React.ReactNode;
}

function EntryLabel({
  kind,
  sheets,
  className,
  children,
  ...other
}: EntryLabelProps) {
  const Icon = KIND_ICONS[kind];
  return (
    <TreeItemLabel {...other} className={`${className} ${styles.label}`}>
      <Icon fontSize="small" className={styles.icon} />
      <span className={styles.name}>{children}</span>
      {sheets === undefined ? null : <span className={styles.sheets}>{sheets}</span>}
    </TreeItemLabel>
  );
}

const ArchiveItem = React.forwardRef(function ArchiveItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const entry = useTreeItemModel<ArchiveEntry>(props.itemId);
  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ ...props.slots, label: EntryLabel }}
      slotProps={{
        ...props.slotProps,
        label: { kind: entry?.kind, sheets: entry?.sheets } as EntryLabelProps,
      }}
    />
  );
});
// #endregion preview

export default function ArchiveKinds() {
  return (
    <div className={styles.root}>
      <RichTreeView
        aria-label="Archive boxes"
        items={archive}
        defaultExpandedItems={['box-12']}
        slots={{ item: ArchiveItem }}
      />
    </div>
  );
}
