import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import { RichTreeView } from '@mui/x-tree-view';
import { ferryPages } from './ferry';
import styles from './PanelRows.module.css';

export default function PanelRows() {
  return (
    <div className={styles.root}>
      {/* #region preview */}
      <RichTreeView
        aria-label="Ferry pages"
        items={ferryPages}
        defaultExpandedItems={['sail']}
        defaultSelectedItems="today"
        slots={{
          expandIcon: KeyboardArrowDownIcon,
          collapseIcon: KeyboardArrowUpIcon,
        }}
        classes={{
          itemGroupTransition: styles.group,
          itemContent: styles.row,
          itemIconContainer: styles.arrow,
        }}
      />
      {/* #endregion preview */}
    </div>
  );
}
