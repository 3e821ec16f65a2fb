import { SimpleTreeView } from '@mui/x-tree-view';
import styles from './NightShift.module.css';
import { WardItems } from './WardItems';

// #region preview
const classes = { itemContent: styles.content, itemLabel: styles.label };

export default function NightShift() {
  return (
    <div className={styles.root}>
      <SimpleTreeView
        aria-label="Rooms of the night shift"
        classes={classes}
        defaultExpandedItems={['north']}
        defaultSelectedItems="room-12"
      >
        <WardItems />
      </SimpleTreeView>
    </div>
  );
}
// #endregion preview
