import { SimpleTreeView } from '@mui/x-tree-view';
import { WardItems } from './WardItems';

// #region preview
const classes = {
  itemContent: [
    'rounded-none border-0 border-s-4 border-solid border-transparent',
    'bg-transparent hover:bg-hover data-expanded:font-semibold',
    'data-selected:border-s-secondary data-selected:bg-selected',
    'data-disabled:bg-transparent data-disabled:text-muted data-disabled:line-through data-disabled:opacity-100',
    '[li:focus-visible>&]:outline-2 [li:focus-visible>&]:-outline-offset-2 [li:focus-visible>&]:outline-secondary',
  ].join(' '),
  itemLabel: '[font-weight:inherit]',
};

export default function NightShift() {
  return (
    <div className="min-h-[192px] w-full max-w-[360px]">
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
