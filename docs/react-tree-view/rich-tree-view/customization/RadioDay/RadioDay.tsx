import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import Box from '@mui/material/Box';
import {
  RichTreeView,
  TreeItem,
  treeItemClasses,
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

export default function RadioDay() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 192 }}>
      <RichTreeView
        aria-label="Radio program"
        defaultExpandedItems={['morning']}
        items={program}
        slots={slots}
        sx={{
          [`& .${treeItemClasses.iconContainer}`]: {
            width: 20,
            color: 'text.secondary',
            '& svg': { fontSize: 20 },
          },
          [`& [data-kind="block"] > * > .${treeItemClasses.iconContainer}`]: {
            color: 'primary.main',
          },
        }}
      />
    </Box>
  );
}
// #endregion preview
