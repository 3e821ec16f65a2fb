import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import Box from '@mui/material/Box';
import {
  RichTreeView,
  TreeItem,
  treeItemClasses,
  useTreeItemModel,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { archive, KIND_SLOTS, type ArchiveItem } from './archive';

// #region preview
function MediaItem(props: TreeItemProps) {
  const kind = useTreeItemModel<ArchiveItem>(props.itemId)?.kind ?? 'folder';
  return <TreeItem {...props} data-kind={kind} slots={KIND_SLOTS[kind]} />;
}

const slots = {
  item: MediaItem,
  expandIcon: FolderIcon,
  collapseIcon: FolderOpenIcon,
};

export default function MediaArchive() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 192 }}>
      <RichTreeView
        aria-label="Town archive"
        defaultExpandedItems={['fair']}
        items={archive}
        slots={slots}
        sx={{
          [`& .${treeItemClasses.iconContainer}`]: {
            width: 20,
            color: 'text.secondary',
            '& svg': { fontSize: 20 },
          },
          [`& [data-kind="folder"] > * > .${treeItemClasses.iconContainer}`]: {
            color: 'primary.main',
          },
        }}
      />
    </Box>
  );
}
// #endregion preview
