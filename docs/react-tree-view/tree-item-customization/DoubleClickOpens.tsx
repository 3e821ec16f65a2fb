import * as React from 'react';
import Box from '@mui/material/Box';
import {
  RichTreeView,
  TreeItem,
  useTreeItemUtils,
  type TreeItemProps,
} from '@mui/x-tree-view';

const drawers = [
  {
    id: 'minerals',
    label: 'Minerals',
    children: [
      { id: 'quartz', label: 'Quartz' },
      { id: 'feldspar', label: 'Feldspar' },
    ],
  },
  {
    id: 'fossils',
    label: 'Fossils',
    children: [
      { id: 'ammonite', label: 'Ammonite' },
      { id: 'trilobite', label: 'Trilobite' },
    ],
  },
];

// #region preview
/** The arrow opens a drawer and leaves the selection alone. */
const keepFromRow = (event: React.MouseEvent) => event.stopPropagation();

const DrawerItem = React.forwardRef(function DrawerItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, children } = props;
  const { interactions } = useTreeItemUtils({ itemId, children });

  return (
    <TreeItem
      {...props}
      ref={ref}
      slotProps={{
        ...props.slotProps,
        label: { onDoubleClick: interactions.handleExpansion },
        iconContainer: { onClick: keepFromRow },
      }}
    />
  );
});
// #endregion preview

export default function DoubleClickOpens() {
  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 204 }}>
      <RichTreeView
        aria-label="Cabinet drawers"
        items={drawers}
        expansionTrigger="iconContainer"
        defaultSelectedItems="minerals"
        slots={{ item: DrawerItem }}
      />
    </Box>
  );
}
