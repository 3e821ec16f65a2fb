import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import {
  RichTreeView,
  TreeItem,
  treeItemClasses,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { packing, takeOut } from './packing';

const RemoveContext = React.createContext<(itemId: string) => void>(() => {});

// #region preview
interface ThingLabelProps {
  itemId: string;
  className?: string;
  children?: string;
  onDoubleClick?: React.MouseEventHandler;
}

function ThingLabel({
  itemId,
  className,
  children,
  onDoubleClick,
}: ThingLabelProps) {
  const remove = React.useContext(RemoveContext);
  return (
    <Box
      className={className}
      onDoubleClick={onDoubleClick}
      sx={{ display: 'flex', alignItems: 'center', width: '100%', minWidth: 0 }}
    >
      <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      <IconButton
        aria-label={`Take out ${children}`}
        size="small"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.stopPropagation();
          remove(itemId);
        }}
        sx={{
          p: 0.25,
          opacity: 0,
          [`.${treeItemClasses.content}:is(:hover, [data-focused]) &`]: {
            opacity: 1,
          },
          '@media (hover: none)': { opacity: 1 },
        }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

const ThingItem = React.forwardRef(function ThingItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId } = props;
  const remove = React.useContext(RemoveContext);
  return (
    <TreeItem
      {...props}
      ref={ref}
      // Key events from nested items also arrive here.
      onKeyDown={(event) => {
        if (event.key === 'Delete' && event.target === event.currentTarget) {
          remove(itemId);
        }
      }}
      slots={{ ...props.slots, label: ThingLabel }}
      slotProps={{
        ...props.slotProps,
        label: { itemId } as ThingLabelProps,
      }}
    />
  );
});
// #endregion preview

export default function PackingList() {
  const [things, setThings] = React.useState(packing);
  const [message, setMessage] = React.useState('Nothing taken out yet');

  const remove = React.useCallback((itemId: string) => {
    setThings((all) => takeOut(all, itemId));
    setMessage(`Taken out: ${itemId}`);
  }, []);

  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 290 }}>
      <RemoveContext.Provider value={remove}>
        <RichTreeView
          aria-label="Packing list"
          items={things}
          defaultExpandedItems={['tent-bag', 'kitchen-box']}
          slots={{ item: ThingItem }}
        />
      </RemoveContext.Provider>
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {message}
      </Typography>
    </Box>
  );
}
