import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import { RichTreeView } from '@mui/x-tree-view';
import { ferryPages } from './ferry';

export default function PanelRows() {
  return (
    <div className="min-h-[220px] w-full max-w-[340px]">
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
          itemContent:
            'rounded-none border-b border-divider px-4 [[role=group]_&]:border-transparent [[role=group]_&]:ps-8',
          itemIconContainer: 'order-1',
        }}
      />
      {/* #endregion preview */}
    </div>
  );
}
