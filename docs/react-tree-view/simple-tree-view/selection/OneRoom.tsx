import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function OneRoom() {
  const [room, setRoom] = React.useState<string | null>('Reading room');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 196 }}>
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Rooms"
        defaultExpandedItems={['Ground floor']}
        defaultSelectedItems="Reading room"
        onSelectedItemsChange={(_event, itemId) => setRoom(itemId)}
      >
        <TreeItem itemId="Ground floor" label="Ground floor">
          <TreeItem itemId="Reading room" label="Reading room" />
          <TreeItem itemId="Map room" label="Map room" />
        </TreeItem>
        <TreeItem itemId="First floor" label="First floor">
          <TreeItem itemId="Music room" label="Music room" />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion preview */}
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        Booked: {room ?? 'nothing'}
      </Typography>
    </Box>
  );
}
