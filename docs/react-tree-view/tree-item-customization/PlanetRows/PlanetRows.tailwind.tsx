import { RichTreeView } from '@mui/x-tree-view';
import { bodies, isHidden } from './bodies';

// #region preview
const rows = {
  itemContent: [
    'my-[2px] border-s-4 border-transparent py-1.5',
    'data-selected:border-warning data-selected:bg-warning/16',
    'data-disabled:line-through',
    '[:focus-visible>&]:outline-2 [:focus-visible>&]:-outline-offset-2 [:focus-visible>&]:outline-warning',
  ].join(' '),
  itemLabel: 'in-data-expanded:font-semibold',
};
// #endregion preview

export default function PlanetRows() {
  return (
    <div className="min-h-[280px] w-full max-w-[340px]">
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
