import * as React from 'react';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import StarHalfIcon from '@mui/icons-material/StarHalf';
import Box from '@mui/material/Box';
import { RichTreeView, TreeItem, type TreeItemProps } from '@mui/x-tree-view';
import { program, PROPAGATION } from './program';

// #region preview
interface StarProps {
  visible: boolean;
  checked: boolean;
  indeterminate: boolean;
  disabled: boolean;
  tabIndex: number;
  onChange: React.ChangeEventHandler<HTMLInputElement>;
}

const Star = React.forwardRef(function Star(
  { visible, checked, indeterminate, disabled, tabIndex, onChange }: StarProps,
  ref: React.Ref<HTMLSpanElement>,
) {
  if (!visible) {
    return null;
  }
  const Icon = checked ? StarIcon : indeterminate ? StarHalfIcon : StarBorderIcon;
  const other = { disabled, tabIndex, onChange };
  return (
    <Box
      component="span"
      ref={ref}
      aria-hidden
      sx={{
        position: 'relative',
        display: 'flex',
        flexShrink: 0,
        color: checked || indeterminate ? 'warning.main' : 'text.secondary',
      }}
    >
      <Icon fontSize="small" />
      <Box
        component="input"
        type="checkbox"
        {...other}
        checked={checked}
        sx={{
          position: 'absolute',
          inset: '-4px',
          width: 28,
          height: 28,
          m: 0,
          opacity: 0,
          cursor: 'inherit',
        }}
      />
    </Box>
  );
});

const ConcertItem = React.forwardRef(function ConcertItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  return (
    <TreeItem {...props} ref={ref} slots={{ ...props.slots, checkbox: Star }} />
  );
});
// #endregion preview

export default function StarredConcerts() {
  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 244 }}>
      <RichTreeView
        aria-label="Concerts"
        items={program}
        multiSelect
        checkboxSelection
        selectionPropagation={PROPAGATION}
        defaultExpandedItems={['fri', 'sat']}
        defaultSelectedItems={['night-choir']}
        slots={{ item: ConcertItem }}
      />
    </Box>
  );
}
