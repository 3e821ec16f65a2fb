import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
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
        <TreeItemContent {...getContentProps({ className: 'gap-3 py-2' })}>
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
              <Avatar className="size-[32px] bg-primary text-[13px] text-on-primary">
                {toInitials(member?.label ?? '')}
              </Avatar>
            </Badge>
          </div>
          <div className="min-w-0 grow">
            {status.editing ? (
              <TreeItemLabelInput {...getLabelInputProps()} />
            ) : (
              <TreeItemLabel {...getLabelProps()} />
            )}
            <Typography variant="caption" color="textSecondary">
              {member?.role}
              {member?.onWatch ? ', on watch' : ''}
            </Typography>
          </div>
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
    <div className="min-h-[300px] w-full max-w-[400px]">
      <RichTreeView
        aria-label="Crew"
        items={crew}
        isItemEditable
        defaultExpandedItems={['ines', 'tomasz']}
        slots={{ item: CrewItem }}
      />
    </div>
  );
}
