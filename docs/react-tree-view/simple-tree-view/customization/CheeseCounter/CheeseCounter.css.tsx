import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { SimpleTreeView } from '@mui/x-tree-view';
import styles from './CheeseCounter.module.css';
import { CheeseItems } from './CheeseItems';

// #region preview
const classes = { itemContent: styles.content, itemLabel: styles.label };

export default function CheeseCounter() {
  return (
    <div className={styles.root}>
      <SimpleTreeView
        aria-label="Cheese counter"
        classes={classes}
        defaultExpandedItems={['hard', 'soft']}
        defaultSelectedItems="comte"
        itemChildrenIndentation={20}
        slots={{ expandIcon: AddIcon, collapseIcon: RemoveIcon }}
      >
        <CheeseItems />
      </SimpleTreeView>
    </div>
  );
}
// #endregion preview
