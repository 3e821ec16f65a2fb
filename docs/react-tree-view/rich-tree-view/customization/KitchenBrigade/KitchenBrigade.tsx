import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
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
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingBlock: 0.5 }}
        >
          <Avatar
            aria-hidden
            sx={{
              width: 32,
              height: 32,
              fontSize: '0.8125rem',
              bgcolor: isOff ? 'transparent' : 'primary.main',
              color: isOff ? 'text.secondary' : 'primary.contrastText',
              border: isOff ? '1px dashed' : 0,
            }}
          >
            {initials(label)}
          </Avatar>
          <Box sx={{ minWidth: 0, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
            {label}
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {isOff ? `${duty}, day off` : duty}
            </Box>
          </Box>
        </Box>
      }
    />
  );
}

const slots = { item: CookItem };

export default function KitchenBrigade() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <RichTreeView
        aria-label="Kitchen brigade"
        defaultExpandedItems={['okafor', 'lindqvist']}
        itemChildrenIndentation={24}
        items={brigade}
        slots={slots}
      />
    </Box>
  );
}
// #endregion preview
