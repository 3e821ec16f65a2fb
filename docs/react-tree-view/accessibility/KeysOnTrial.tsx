import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const IGNORED = ['Shift', 'Control', 'Alt', 'Meta', 'Tab'];

export default function KeysOnTrial() {
  const [lastKey, setLastKey] = React.useState('none yet');

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 300 }}>
      {/* #region preview */}
      <Typography
        id="orchestra-label"
        component="div"
        variant="subtitle2"
        sx={{ mb: 1 }}
      >
        Seats of the orchestra
      </Typography>
      <SimpleTreeView
        aria-labelledby="orchestra-label"
        multiSelect
        defaultExpandedItems={['strings']}
        onKeyDown={(event) => {
          if (!IGNORED.includes(event.key)) {
            setLastKey(event.key === ' ' ? 'Space' : event.key);
          }
        }}
      >
        <TreeItem itemId="strings" label="Strings">
          <TreeItem itemId="violin" label="Violin" />
          <TreeItem itemId="viola" label="Viola" />
          <TreeItem itemId="cello" label="Cello" />
        </TreeItem>
        <TreeItem itemId="winds" label="Winds">
          <TreeItem itemId="oboe" label="Oboe" />
        </TreeItem>
        <TreeItem itemId="harp" label="Harp (on tour)" disabled />
      </SimpleTreeView>
      {/* #endregion preview */}
      <Typography variant="body2" sx={{ mt: 2 }}>
        Last key: <kbd>{lastKey}</kbd>
      </Typography>
    </Box>
  );
}
