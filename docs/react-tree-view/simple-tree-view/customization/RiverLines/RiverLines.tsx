import { styled } from '@mui/material/styles';
import { SimpleTreeView, treeItemClasses } from '@mui/x-tree-view';
import { RiverItems } from './RiverItems';

// #region preview
const LinedTreeView = styled(SimpleTreeView)(({ theme }) => ({
  width: '100%',
  maxWidth: 360,
  [`& .${treeItemClasses.content}`]: {
    minHeight: 32,
    paddingBlock: 0,
  },
  [`& .${treeItemClasses.root}`]: {
    position: 'relative',
    // Below the middle of the parent's icon, which is 16 px wide.
    '--line-start': `calc(${theme.spacing(1)} + 8px + var(--TreeView-itemChildrenIndentation) * (var(--TreeView-itemDepth) - 1))`,
  },
  [`& .${treeItemClasses.root} .${treeItemClasses.root}`]: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'var(--line-start)',
      borderColor: (theme.vars || theme).palette.info.main,
      borderStyle: 'solid',
      borderWidth: 0,
      pointerEvents: 'none',
    },
    // Down, past the children of this item, to its next sibling.
    '&::before': { insetBlock: 0, borderInlineStartWidth: 1 },
    '&:last-child::before': { insetBlockEnd: 'auto', height: 16 },
    // Across, to the arrow, or to the label if there is no arrow.
    '&::after': {
      insetBlockStart: 16,
      width: 'calc(var(--TreeView-itemChildrenIndentation) - 12px)',
      borderBlockStartWidth: 1,
    },
    '&:not([aria-expanded])::after': {
      width: 'calc(var(--TreeView-itemChildrenIndentation) + 8px)',
    },
  },
}));
// #endregion preview

export default function RiverLines() {
  return (
    <LinedTreeView
      aria-label="Rivers"
      defaultExpandedItems={['marren', 'aske', 'lorn']}
      itemChildrenIndentation={28}
    >
      <RiverItems />
    </LinedTreeView>
  );
}
