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
        className="[&:focus-visible>div]:outline-2 [&:focus-visible>div]:outline-offset-1"
      >
        <TreeItemContent
          {...getContentProps()}
          className={`mb-2 border border-s-[6px] border-solid py-2 ${
            status.selected ? 'border-primary' : 'border-divider'
          }`}
        >
          <TreeItemLabel {...getLabelProps()} />
          {status.expandable && (
            <TreeItemIconContainer {...getIconContainerProps()}>
              <TreeItemIcon status={status} />
            </TreeItemIconContainer>
          )}
        </TreeItemContent>
        {children && (
          <TreeItemGroupTransition {...getGroupTransitionProps()} className="ps-6" />
        )}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}
// #endregion preview

const slots = { item: LockerItem };

export default function OwnCards() {
  return (
    <div className="min-h-[250px] w-full max-w-[360px]">
      <RichTreeView
        aria-label="Lockers"
        defaultExpandedItems={['climbing']}
        itemChildrenIndentation={0}
        items={lockers}
        slots={slots}
      />
    </div>
  );
}
