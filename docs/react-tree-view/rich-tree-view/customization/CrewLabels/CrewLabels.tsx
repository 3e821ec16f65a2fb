import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
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
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingBlock: 0.5 }}
        >
          <Avatar
            aria-hidden
            sx={{
              width: 32,
              height: 32,
              fontSize: '0.8125rem',
              bgcolor: isAshore ? 'transparent' : 'primary.main',
              color: isAshore ? 'text.secondary' : 'primary.contrastText',
              border: isAshore ? '1px dashed' : 0,
            }}
          >
            {initials(label)}
          </Avatar>
          <Box sx={{ minWidth: 0, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
            {label}
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {isAshore ? `${duty}, ashore` : duty}
            </Box>
          </Box>
        </Box>
      }
    />
  );
}

const slots = { item: SailorItem };

export default function CrewLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <RichTreeView
        aria-label="Crew"
        defaultExpandedItems={['okafor', 'lindqvist']}
        itemChildrenIndentation={24}
        items={crew}
        slots={slots}
      />
    </Box>
  );
}
// #endregion preview
