import { SimpleTreeView } from '@mui/x-tree-view';
import { RiverItems } from './RiverItems';
import styles from './RiverLines.module.css';

// #region preview
const classes = { itemContent: styles.content };

export default function RiverLines() {
  return (
    <SimpleTreeView
      aria-label="Rivers"
      className={styles.rivers}
      classes={classes}
      defaultExpandedItems={['marren', 'aske', 'lorn']}
      itemChildrenIndentation={28}
    >
      <RiverItems />
    </SimpleTreeView>
  );
}
// #endregion preview
