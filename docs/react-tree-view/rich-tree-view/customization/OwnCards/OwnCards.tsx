import Box from '@mui/material/Box';
import {
  RichTreeView,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIcon,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { lockers } from './lockers';

// #region preview
function LockerItem({ itemId, id, label, children }: TreeItemProps) {
  const {
    getContextProviderProps,
    getRootProps,
    getContentProps,
    getIconContainerProps,
    getLabelProps,
    getGroupTransitionProps,
    status,
  } = useTreeItem({ itemId, id, label, children });

  return (
    <TreeItemProvider {...getContextProviderProps()}>
      <TreeItemRoot
        {...getRootProps()}
        sx={{
          '&:focus-visible > div': { outline: '2px solid', outlineOffset: '1px' },
        }}
      >
        <TreeItemContent
          {...getContentProps()}
          sx={{
            marginBlockEnd: 1,
            paddingBlock: 1,
            border: '1px solid',
            borderColor: status.selected ? 'primary.main' : 'divider',
            borderInlineStartWidth: '6px',
          }}
        >
          <TreeItemLabel {...getLabelProps()} />
          {status.expandable && (
            <TreeItemIconContainer {...getIconContainerProps()}>
              <TreeItemIcon status={status} />
            </TreeItemIconContainer>
          )}
        </TreeItemContent>
        {children && (
          <TreeItemGroupTransition
            {...getGroupTransitionProps()}
            sx={{ paddingInlineStart: 3 }}
          />
        )}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}
// #endregion preview

const slots = { item: LockerItem };

export default function OwnCards() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 250 }}>
      <RichTreeView
        aria-label="Lockers"
        defaultExpandedItems={['climbing']}
        itemChildrenIndentation={0}
        items={lockers}
        slots={slots}
      />
    </Box>
  );
}
