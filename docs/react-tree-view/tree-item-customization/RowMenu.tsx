import * as React from 'react';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  RichTreeView,
  TreeItem,
  TreeItemLabel,
  useTreeItemUtils,
  type TreeItemProps,
} from '@mui/x-tree-view';

const circuits = [
  {
    id: 'stage',
    label: 'Stage',
    children: [
      { id: 'front', label: 'Front spots' },
      { id: 'back', label: 'Back light' },
    ],
  },
  {
    id: 'house',
    label: 'House',
    children: [
      {
        id: 'balcony',
        label: 'Balcony',
        children: [{ id: 'steps', label: 'Step lights' }],
      },
      { id: 'foyer', label: 'Foyer' },
    ],
  },
];

// #region preview
interface MenuLabelProps {
  onOpenMenu: (event: React.MouseEvent<HTMLElement>) => void;
  children?: string;
}

function MenuLabel({ onOpenMenu, children, ...other }: MenuLabelProps) {
  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', alignItems: 'center' }}>
      <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      <IconButton
        aria-label={`Actions for ${children}`}
        size="small"
        tabIndex={-1}
        onClick={onOpenMenu}
        // Otherwise, the tree would handle these keys and open or close the row.
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') {
            event.stopPropagation();
          }
        }}
        sx={{ p: 0.25 }}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
    </TreeItemLabel>
  );
}

const CircuitItem = React.forwardRef(function CircuitItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, children } = props;
  const { status, publicAPI } = useTreeItemUtils({ itemId, children });
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  // Called on a click, the menu key or Shift + F10.
  const openMenu = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    event.stopPropagation();
    setAnchor(event.currentTarget);
  };

  const setAllBelow = (id: string, shouldBeExpanded: boolean) => {
    publicAPI.setItemExpansion({ itemId: id, shouldBeExpanded });
    publicAPI
      .getItemOrderedChildrenIds(id)
      .forEach((child) => setAllBelow(child, shouldBeExpanded));
  };

  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };

  return (
    <React.Fragment>
      <TreeItem
        {...props}
        ref={ref}
        onContextMenu={openMenu}
        slots={{ ...props.slots, label: MenuLabel }}
        slotProps={{
          ...props.slotProps,
          label: { onOpenMenu: openMenu } as unknown as MenuLabelProps,
        }}
      />
      <Menu
        anchorEl={anchor}
        // An item includes all rows below it, so its bottom can be far away.
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        {status.expandable && (
          <MenuItem onClick={choose(() => setAllBelow(itemId, true))}>
            Open all below
          </MenuItem>
        )}
        {status.expandable && (
          <MenuItem onClick={choose(() => setAllBelow(itemId, false))}>
            Close all below
          </MenuItem>
        )}
        <MenuItem
          onClick={choose(() =>
            publicAPI.setIsItemDisabled({
              itemId,
              shouldBeDisabled: !status.disabled,
            }),
          )}
        >
          {status.disabled ? 'Unlock' : 'Lock'}
        </MenuItem>
      </Menu>
    </React.Fragment>
  );
});
// #endregion preview

export default function RowMenu() {
  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 280 }}>
      <RichTreeView
        aria-label="Lighting circuits"
        items={circuits}
        disabledItemsFocusable
        defaultExpandedItems={['stage']}
        slots={{ item: CircuitItem }}
      />
    </Box>
  );
}
