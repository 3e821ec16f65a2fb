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
import styles from './OwnCards.module.css';

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
      <TreeItemRoot {...getRootProps()} className={styles.item}>
        <TreeItemContent {...getContentProps()} className={styles.card}>
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
            className={styles.children}
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
    <div className={styles.root}>
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
