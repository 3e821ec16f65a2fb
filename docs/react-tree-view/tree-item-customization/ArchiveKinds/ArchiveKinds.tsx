import * as React from 'react';
import Box from '@mui/material/Box';
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

function EntryLabel({ kind, sheets, children, ...other }: EntryLabelProps) {
  const Icon = KIND_ICONS[kind];
  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" sx={{ color: 'text.secondary' }} />
      <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      {sheets === undefined ? null : (
        <Box
          component="span"
          sx={{
            px: 1,
            borderRadius: 4,
            typography: 'caption',
            bgcolor: 'action.selected',
          }}
        >
          {sheets}
        </Box>
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
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 192 }}>
      <RichTreeView
        aria-label="Archive boxes"
        items={archive}
        defaultExpandedItems={['box-12']}
        slots={{ item: ArchiveItem }}
      />
    </Box>
  );
}
