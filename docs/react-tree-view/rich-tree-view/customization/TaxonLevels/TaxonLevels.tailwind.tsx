import { RichTreeView } from '@mui/x-tree-view';
import { taxa } from './taxa';

// #region preview
const classes = {
  itemContent: [
    // 24 % of the color at the top, 8 % less with each level. A background
    // image, so that the color of hover and focus shows below it.
    'mb-[2px] rounded-none [--tint:color-mix(in_srgb,var(--mui-palette-success-main)_calc(24%-8%*var(--TreeView-itemDepth)),transparent)] bg-[linear-gradient(var(--tint),var(--tint))]',
    'data-selected:inset-ring-2 data-selected:inset-ring-current',
    '[li:focus-visible>&]:outline-2 [li:focus-visible>&]:outline-primary',
  ].join(' '),
  itemLabel:
    'text-[calc(1.25rem-0.125rem*var(--TreeView-itemDepth))] italic [[role=tree]>*>*>&]:not-italic',
};

export default function TaxonLevels() {
  return (
    <div className="w-full max-w-[360px]">
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
