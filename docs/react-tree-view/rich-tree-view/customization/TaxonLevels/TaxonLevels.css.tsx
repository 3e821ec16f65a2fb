import { RichTreeView } from '@mui/x-tree-view';
import { taxa } from './taxa';
import styles from './TaxonLevels.module.css';

// #region preview
const classes = { itemContent: styles.content, itemLabel: styles.label };

export default function TaxonLevels() {
  return (
    <div className={styles.root}>
      <RichTreeView
        aria-label="Cats"
        classes={classes}
        defaultExpandedItems={['felidae', 'lynx', 'puma']}
        defaultSelectedItems="lynx-rufus"
        items={taxa}
      />
    </div>
  );
}
// #endregion preview
