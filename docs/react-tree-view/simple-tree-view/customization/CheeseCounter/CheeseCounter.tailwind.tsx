import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { SimpleTreeView } from '@mui/x-tree-view';
import { CheeseItems } from './CheeseItems';

// #region preview
const classes = {
  itemContent:
    'my-0.5 rounded-full py-1.5 data-selected:bg-primary data-selected:text-on-primary [li:focus-visible>&]:outline-2 [li:focus-visible>&]:outline-offset-1 [li:focus-visible>&]:outline-ink',
  itemLabel: '[[aria-expanded]>*>&]:font-semibold',
};

export default function CheeseCounter() {
  return (
    <div className="w-full max-w-[360px]">
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
