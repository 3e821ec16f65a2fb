import { RichTreeView } from '@mui/x-tree-view';
import styles from './FamilyLines.module.css';
import { languages, OPEN_FAMILIES } from './languages';

// #region preview
const lines = { itemGroupTransition: styles.group };

const tree = (
  <RichTreeView
    aria-label="Language families"
    items={languages}
    defaultExpandedItems={OPEN_FAMILIES}
    itemChildrenIndentation={24}
    classes={lines}
  />
);
// #endregion preview

export default function FamilyLines() {
  return <div className={styles.root}>{tree}</div>;
}
