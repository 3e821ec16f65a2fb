import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { RichTreeView, treeItemClasses } from '@mui/x-tree-view';
import { languages, OPEN_FAMILIES } from './languages';

// #region preview
const lines: SxProps<Theme> = {
  [`& .${treeItemClasses.groupTransition}`]: {
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '4px',
      insetInlineStart:
        'calc(16px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))',
      borderInlineStart: '1px solid',
      borderColor: 'divider',
    },
    '&:hover::before': { borderColor: 'primary.main' },
  },
};

const tree = (
  <RichTreeView
    aria-label="Language families"
    items={languages}
    defaultExpandedItems={OPEN_FAMILIES}
    itemChildrenIndentation={24}
    sx={lines}
  />
);
// #endregion preview

export default function FamilyLines() {
  return <Box sx={{ width: '100%', maxWidth: 340, minHeight: 256 }}>{tree}</Box>;
}
