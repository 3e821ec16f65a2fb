import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import { RichTreeView, treeItemClasses } from '@mui/x-tree-view';
import { ferryPages } from './ferry';

export default function PanelRows() {
  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 220 }}>
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
        sx={{
          [`& .${treeItemClasses.content}`]: {
            px: 2,
            borderRadius: 0,
            borderBottom: '1px solid',
            borderColor: 'divider',
          },
          [`& .${treeItemClasses.groupTransition} .${treeItemClasses.content}`]: {
            paddingInlineStart: 4,
            borderColor: 'transparent',
          },
          [`& .${treeItemClasses.iconContainer}`]: { order: 1 },
        }}
      />
      {/* #endregion preview */}
    </Box>
  );
}
