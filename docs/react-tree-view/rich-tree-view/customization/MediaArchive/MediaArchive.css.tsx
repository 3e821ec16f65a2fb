import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import {
  RichTreeView,
  TreeItem,
  useTreeItemModel,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { archive, KIND_SLOTS, type ArchiveItem } from './archive';
import styles from './MediaArchive.module.css';

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

const classes = { itemIconContainer: styles.icon };

export default function MediaArchive() {
  return (
    <div className={styles.root}>
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
