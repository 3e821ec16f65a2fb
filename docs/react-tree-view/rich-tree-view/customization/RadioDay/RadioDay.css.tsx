import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import {
  RichTreeView,
  TreeItem,
  useTreeItemModel,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { KIND_SLOTS, program, type Broadcast } from './program';
import styles from './RadioDay.module.css';

// #region preview
function ProgramItem(props: TreeItemProps) {
  const kind = useTreeItemModel<Broadcast>(props.itemId)?.kind ?? 'block';
  return <TreeItem {...props} data-kind={kind} slots={KIND_SLOTS[kind]} />;
}

const slots = {
  item: ProgramItem,
  expandIcon: FolderIcon,
  collapseIcon: FolderOpenIcon,
};

const classes = { itemIconContainer: styles.icon };

export default function RadioDay() {
  return (
    <div className={styles.root}>
      <RichTreeView
        aria-label="Radio program"
        classes={classes}
        defaultExpandedItems={['morning']}
        items={program}
        slots={slots}
      />
    </div>
  );
}
// #endregion preview
