import { RichTreeView } from '@mui/x-tree-view';
import { bodies, isHidden } from './bodies';
import styles from './PlanetRows.module.css';

// #region preview
const rows = { itemContent: styles.row, itemLabel: styles.label };
// #endregion preview

export default function PlanetRows() {
  return (
    <div className={styles.root}>
      <RichTreeView
        aria-label="What to look at tonight"
        items={bodies}
        isItemDisabled={isHidden}
        defaultExpandedItems={['jupiter', 'saturn']}
        defaultSelectedItems="europa"
        classes={rows}
      />
    </div>
  );
}
