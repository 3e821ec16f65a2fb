import { SimpleTreeView } from '@mui/x-tree-view';
import { RiverItems } from './RiverItems';

// #region preview
const classes = { itemContent: 'min-h-[32px] py-0' };

const lines = [
  // Below the middle of the parent's icon, which is 16 px wide.
  '[&_li]:relative [&_li]:[--line-start:calc(var(--mui-spacing)+8px+var(--TreeView-itemChildrenIndentation)*(var(--TreeView-itemDepth)-1))]',
  // Down, past the children of this item, to its next sibling.
  '[&_li_li]:before:absolute [&_li_li]:before:inset-y-0 [&_li_li]:before:start-(--line-start) [&_li_li]:before:border-0 [&_li_li]:before:border-s [&_li_li]:before:border-solid [&_li_li]:before:border-info [&_li_li]:before:pointer-events-none [&_li_li]:before:content-[""]',
  '[&_li_li:last-child]:before:bottom-auto [&_li_li:last-child]:before:h-[16px]',
  // Across, to the arrow, or to the label if there is no arrow.
  '[&_li_li]:after:absolute [&_li_li]:after:top-[16px] [&_li_li]:after:start-(--line-start) [&_li_li]:after:w-[calc(var(--TreeView-itemChildrenIndentation)-12px)] [&_li_li]:after:border-0 [&_li_li]:after:border-t [&_li_li]:after:border-solid [&_li_li]:after:border-info [&_li_li]:after:pointer-events-none [&_li_li]:after:content-[""]',
  '[&_li_li:not([aria-expanded])]:after:w-[calc(var(--TreeView-itemChildrenIndentation)+8px)]',
].join(' ');

export default function RiverLines() {
  return (
    <SimpleTreeView
      aria-label="Rivers"
      className={`w-full max-w-[360px] ${lines}`}
      classes={classes}
      defaultExpandedItems={['marren', 'aske', 'lorn']}
      itemChildrenIndentation={28}
    >
      <RiverItems />
    </SimpleTreeView>
  );
}
// #endregion preview
