import * as React from 'react';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import {
  RichTreeView,
  TreeItem,
  useTreeItemUtils,
  type TreeItemProps,
} from '@mui/x-tree-view';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { loops } from './loops';

const PlayContext = React.createContext<(label: string) => void>(() => {});

interface LoopLabelProps extends React.HTMLAttributes<HTMLDivElement> {
  editable?: boolean;
  onRename: () => void;
}

// #region preview
function LoopLabel(props: LoopLabelProps) {
  const { children, className, editable, onDoubleClick, onRename } = props;

  return (
    <Box
      className={className}
      onDoubleClick={onDoubleClick}
      sx={{
        display: 'flex',
        flexGrow: 1,
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
      }}
    >
      <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      {editable && (
        <IconButton
          aria-hidden
          tabIndex={-1}
          size="small"
          onClick={(event) => {
            event.stopPropagation(); // neither select nor open the row
            onRename();
          }}
          onDoubleClick={(event) => event.stopPropagation()}
          sx={{ marginBlock: -0.5 }}
        >
          <EditOutlinedIcon fontSize="inherit" />
        </IconButton>
      )}
    </Box>
  );
}

const loopSlots = { label: LoopLabel };

function LoopItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId });
  const play = React.useContext(PlayContext);
  const slotProps = {
    label: {
      onRename: interactions.toggleItemEditing,
      onDoubleClick: (event: React.MouseEvent & TreeViewCancellableEvent) => {
        event.defaultMuiPrevented = true; // does not edit …
        play(String(props.label)); // … but plays
      },
    },
    labelInput: { 'aria-label': 'Name of the loop' },
  };
  return <TreeItem {...props} slots={loopSlots} slotProps={slotProps} />;
}
// #endregion preview

const slots = { item: LoopItem };

export default function PencilRows() {
  const [message, setMessage] = React.useState(
    'Double-click plays, the pencil renames.',
  );
  const play = React.useCallback(
    (label: string) => setMessage(`Playing: ${label}`),
    [],
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <PlayContext.Provider value={play}>
        <RichTreeView
          aria-label="Loops"
          items={loops}
          isItemEditable={(item) => item.children === undefined}
          defaultExpandedItems={['drums', 'bass']}
          slots={slots}
        />
      </PlayContext.Provider>
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {message}
      </Typography>
    </Box>
  );
}
