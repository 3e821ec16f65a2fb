import { RichTreeView } from '@mui/x-tree-view';
import { languages, OPEN_FAMILIES } from './languages';

// #region preview
const lines = {
  itemGroupTransition: [
    'relative before:absolute before:inset-y-[4px] before:border-s before:border-divider',
    'before:start-[calc(16px+var(--TreeView-itemChildrenIndentation)*var(--TreeView-itemDepth))]',
    'hover:before:border-primary',
  ].join(' '),
};

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
  return <div className="min-h-[256px] w-full max-w-[340px]">{tree}</div>;
}
