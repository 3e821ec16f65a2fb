import * as React from 'react';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import StarHalfIcon from '@mui/icons-material/StarHalf';
import { RichTreeView, TreeItem, type TreeItemProps } from '@mui/x-tree-view';
import { program, PROPAGATION } from './program';
import styles from './StarredConcerts.module.css';

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
  const lit = checked || indeterminate;
  return (
    <span ref={ref} aria-hidden className={lit ? styles.lit : styles.star}>
      <Icon fontSize="small" />
      <input type="checkbox" {...other} checked={checked} className={styles.input} />
    </span>
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
    <div className={styles.root}>
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
    </div>
  );
}
