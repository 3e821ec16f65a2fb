import * as React from 'react';
import {
  RichTreeView,
  TreeItem,
  TreeItemLabel,
  useTreeItemModel,
  type TreeItemProps,
} from '@mui/x-tree-view';
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
    <TreeItemLabel {...other} className={`${className} flex items-center gap-2`}>
      <Icon fontSize="small" className="text-muted" />
      <span className="grow wrap-anywhere">{children}</span>
      {sheets === undefined ? null : (
        <span className="rounded-[16px] bg-selected px-2 text-[0.75rem] leading-[1.66]">
          {sheets}
        </span>
      )}
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
    <div className="min-h-[192px] w-full max-w-[400px]">
      <RichTreeView
        aria-label="Archive boxes"
        items={archive}
        defaultExpandedItems={['box-12']}
        slots={{ item: ArchiveItem }}
      />
    </div>
  );
}
