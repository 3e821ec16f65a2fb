import Avatar from '@mui/material/Avatar';
import {
  RichTreeView,
  TreeItem,
  useTreeItemModel,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { brigade, initials, type Cook } from './brigade';
import styles from './KitchenBrigade.module.css';

// #region preview
function CookItem(props: TreeItemProps) {
  const cook = useTreeItemModel<Cook>(props.itemId);
  if (!cook) {
    return <TreeItem {...props} />;
  }

  const { label, duty, isOff = false } = cook;
  return (
    <TreeItem
      {...props}
      label={
        <div className={styles.cook}>
          <Avatar
            aria-hidden
            className={`${styles.avatar} ${isOff ? styles.off : styles.onDuty}`}
          >
            {initials(label)}
          </Avatar>
          <div className={styles.text}>
            {label}
            <div className={styles.duty}>{isOff ? `${duty}, day off` : duty}</div>
          </div>
        </div>
      }
    />
  );
}

const slots = { item: CookItem };

export default function KitchenBrigade() {
  return (
    <div className={styles.root}>
      <RichTreeView
        aria-label="Kitchen brigade"
        defaultExpandedItems={['okafor', 'lindqvist']}
        itemChildrenIndentation={24}
        items={brigade}
        slots={slots}
      />
    </div>
  );
}
// #endregion preview
