import Avatar from '@mui/material/Avatar';
import {
  RichTreeView,
  TreeItem,
  useTreeItemModel,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { crew, initials, type Sailor } from './crew';

// #region preview
function SailorItem(props: TreeItemProps) {
  const sailor = useTreeItemModel<Sailor>(props.itemId);
  if (!sailor) {
    return <TreeItem {...props} />;
  }

  const { label, duty, isAshore = false } = sailor;
  return (
    <TreeItem
      {...props}
      label={
        <div className="flex items-center gap-3 py-1">
          <Avatar
            aria-hidden
            className={`size-[32px] text-[0.8125rem] ${
              isAshore
                ? 'border border-dashed bg-transparent text-muted'
                : 'bg-primary text-on-primary'
            }`}
          >
            {initials(label)}
          </Avatar>
          <div className="min-w-0 leading-tight wrap-anywhere">
            {label}
            <div className="text-[0.8125rem] text-muted">
              {isAshore ? `${duty}, ashore` : duty}
            </div>
          </div>
        </div>
      }
    />
  );
}

const slots = { item: SailorItem };

export default function CrewLabels() {
  return (
    <div className="w-full max-w-[400px]">
      <RichTreeView
        aria-label="Crew"
        defaultExpandedItems={['okafor', 'lindqvist']}
        itemChildrenIndentation={24}
        items={crew}
        slots={slots}
      />
    </div>
  );
}
// #endregion preview
