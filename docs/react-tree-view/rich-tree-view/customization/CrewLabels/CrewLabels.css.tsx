import Avatar from '@mui/material/Avatar';
import {
  RichTreeView,
  TreeItem,
  useTreeItemModel,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { crew, initials, type Sailor } from './crew';
import styles from './CrewLabels.module.css';

// #region preview
function SailorItem(props: TreeItemProps) {
  const sailor = useTreeItemModel<Sailor>(props.itemId);
  if (!sailor) {
    return <TreeItem {...props} />;
  }

  const { label, duty, isAshore = false } = sailor;
  return (
    <TreeItem
      {...props}
      label={
        <div className={styles.sailor}>
          <Avatar
            aria-hidden
            className={`${styles.avatar} ${isAshore ? styles.ashore : styles.aboard}`}
          >
            {initials(label)}
          </Avatar>
          <div className={styles.text}>
            {label}
            <div className={styles.duty}>{isAshore ? `${duty}, ashore` : duty}</div>
          </div>
        </div>
      }
    />
  );
}

const slots = { item: SailorItem };

export default function CrewLabels() {
  return (
    <div className={styles.root}>
      <RichTreeView
        aria-label="Crew"
        defaultExpandedItems={['okafor', 'lindqvist']}
        itemChildrenIndentation={24}
        items={crew}
        slots={slots}
      />
    </div>
  );
}
// #endregion preview
