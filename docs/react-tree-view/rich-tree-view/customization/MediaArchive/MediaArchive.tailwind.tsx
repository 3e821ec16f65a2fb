import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import {
  RichTreeView,
  TreeItem,
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

const classes = {
  itemIconContainer:
    'w-5 text-muted [&_svg]:text-[20px] [[data-kind=folder]>*>&]:text-primary',
};

export default function MediaArchive() {
  return (
    <div className="min-h-[192px] w-full max-w-[360px]">
      <RichTreeView
        aria-label="Town archive"
        classes={classes}
        defaultExpandedItems={['fair']}
        items={archive}
        slots={slots}
      />
    </div>
  );
}
// #endregion preview
