import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import {
  RichTreeView,
  TreeItem,
  useTreeItemModel,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { KIND_SLOTS, program, type Broadcast } from './program';

// #region preview
function ProgramItem(props: TreeItemProps) {
  const kind = useTreeItemModel<Broadcast>(props.itemId)?.kind ?? 'block';
  return <TreeItem {...props} data-kind={kind} slots={KIND_SLOTS[kind]} />;
}

const slots = {
  item: ProgramItem,
  expandIcon: FolderIcon,
  collapseIcon: FolderOpenIcon,
};

const classes = {
  itemIconContainer:
    'w-5 text-muted [&_svg]:text-[20px] [[data-kind=block]>*>&]:text-primary',
};

export default function RadioDay() {
  return (
    <div className="min-h-[192px] w-full max-w-[360px]">
      <RichTreeView
        aria-label="Radio program"
        classes={classes}
        defaultExpandedItems={['morning']}
        items={program}
        slots={slots}
      />
    </div>
  );
}
// #endregion preview
