import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  RichTreeView,
  TreeItem,
  useTreeItemUtils,
  type TreeItemProps,
  type TreeViewCancellableEvent,
} from '@mui/x-tree-view';

const recordings = [
  {
    id: 'dawn',
    label: 'Dawn, 18 May',
    children: [
      { id: 'robin', label: 'Robin' },
      { id: 'wren', label: 'Wren' },
    ],
  },
  {
    id: 'dusk',
    label: 'Dusk, 18 May',
    children: [{ id: 'nightjar', label: 'Nightjar' }],
  },
];

const PlayContext = React.createContext<(name: string) => void>(() => {});

// #region preview
const RecordingItem = React.forwardRef(function RecordingItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, children } = props;
  const play = React.useContext(PlayContext);
  const { status } = useTreeItemUtils({ itemId, children });
  const isRecording = !status.expandable;

  const playInstead = (event: React.SyntheticEvent & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
    play(String(props.label));
  };

  return (
    <TreeItem
      {...props}
      ref={ref}
      onKeyDown={(event) => {
        if (
          isRecording &&
          event.key === 'Enter' &&
          event.target === event.currentTarget
        ) {
          playInstead(event);
        }
      }}
      slotProps={{
        ...props.slotProps,
        content: isRecording ? { onClick: playInstead } : undefined,
      }}
    />
  );
});
// #endregion preview

export default function EnterPlays() {
  const [message, setMessage] = React.useState('Choose a recording.');
  const play = React.useCallback(
    (name: string) => setMessage(`Playing: ${name}`),
    [],
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 204 }}>
      <PlayContext.Provider value={play}>
        <RichTreeView
          aria-label="Recordings"
          items={recordings}
          defaultExpandedItems={['dawn']}
          slots={{ item: RecordingItem }}
        />
      </PlayContext.Provider>
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {message}
      </Typography>
    </Box>
  );
}
