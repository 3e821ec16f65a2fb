import Avatar from '@mui/material/Avatar';
import {
  RichTreeView,
  TreeItem,
  useTreeItemModel,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { brigade, initials, type Cook } from './brigade';

// #region preview
function CookItem(props: TreeItemProps) {
  const cook = useTreeItemModel<Cook>(props.itemId);
  if (!cook) {
    return <TreeItem {...props} />;
  }

  const { label, duty, isOff = false } = cook;
  return (
    <TreeItem
      {...props}
      label={
        <div className="flex items-center gap-3 py-1">
          <Avatar
            aria-hidden
            className={`size-[32px] text-[0.8125rem] ${
              isOff
                ? 'border border-dashed bg-transparent text-muted'
                : 'bg-primary text-on-primary'
            }`}
          >
            {initials(label)}
          </Avatar>
          <div className="min-w-0 leading-tight wrap-anywhere">
            {label}
            <div className="text-[0.8125rem] text-muted">
              {isOff ? `${duty}, day off` : duty}
            </div>
          </div>
        </div>
      }
    />
  );
}

const slots = { item: CookItem };

export default function KitchenBrigade() {
  return (
    <div className="w-full max-w-[400px]">
      <RichTreeView
        aria-label="Kitchen brigade"
        defaultExpandedItems={['okafor', 'lindqvist']}
        itemChildrenIndentation={24}
        items={brigade}
        slots={slots}
      />
    </div>
  );
}
// #endregion preview
