import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  RichTreeView,
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemDragAndDropOverlay,
  TreeItemGroupTransition,
  TreeItemIcon,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemLabelInput,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
  useTreeItemModel,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { crew, toInitials, type CrewMember } from './crew';

// #region preview
type CrewItemProps = Omit<
  TreeItemProps,
  'classes' | 'onFocus' | 'slots' | 'slotProps'
>;

const CrewItem = React.forwardRef(function CrewItem(
  props: CrewItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { id, itemId, label, disabled, disableSelection, children, ...other } =
    props;
  const {
    getContextProviderProps,
    getRootProps,
    getContentProps,
    getIconContainerProps,
    getCheckboxProps,
    getLabelProps,
    getLabelInputProps,
    getGroupTransitionProps,
    getDragAndDropOverlayProps,
    status,
  } = useTreeItem({
    id,
    itemId,
    label,
    disabled,
    disableSelection,
    children,
    rootRef: ref,
  });
  const member = useTreeItemModel<CrewMember>(itemId);

  return (
    <TreeItemProvider {...getContextProviderProps()}>
      <TreeItemRoot {...getRootProps(other)}>
        <TreeItemContent {...getContentProps()} sx={{ py: 1, gap: 1.5 }}>
          <TreeItemIconContainer {...getIconContainerProps()}>
            <TreeItemIcon status={status} />
          </TreeItemIconContainer>
          <TreeItemCheckbox {...getCheckboxProps()} />
          <div aria-hidden>
            <Badge
              color="success"
              variant="dot"
              overlap="circular"
              invisible={!member?.onWatch}
            >
              <Avatar
                sx={{
                  width: 32,
                  height: 32,
                  fontSize: 13,
                  bgcolor: 'primary.main',
                  color: 'primary.contrastText',
                }}
              >
                {toInitials(member?.label ?? '')}
              </Avatar>
            </Badge>
          </div>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            {status.editing ? (
              <TreeItemLabelInput {...getLabelInputProps()} />
            ) : (
              <TreeItemLabel {...getLabelProps()} />
            )}
            <Typography variant="caption" color="textSecondary">
              {member?.role}
              {member?.onWatch ? ', on watch' : ''}
            </Typography>
          </Box>
          <TreeItemDragAndDropOverlay {...getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children ? (
          <TreeItemGroupTransition {...getGroupTransitionProps()} />
        ) : null}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});
// #endregion preview

export default function ShipCrew() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 300 }}>
      <RichTreeView
        aria-label="Crew"
        items={crew}
        isItemEditable
        defaultExpandedItems={['ines', 'tomasz']}
        slots={{ item: CrewItem }}
      />
    </Box>
  );
}
