import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function StopLog() {
  const [log, setLog] = React.useState<string[]>([]);

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        width: '100%',
        minHeight: 170,
      }}
    >
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Stops of the audio guide"
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants: true, parents: true }}
        defaultExpandedItems={['east', 'west']}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          setLog((before) => [`${isSelected ? '+' : '−'} ${itemId}`, ...before])
        }
        sx={{ flex: '1 1 200px' }}
      >
        <TreeItem itemId="east" label="East wing">
          <TreeItem itemId="loom" label="The great loom" />
          <TreeItem itemId="clock" label="Tower clock" />
        </TreeItem>
        <TreeItem itemId="west" label="West wing">
          <TreeItem itemId="globe" label="Pocket globe" />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion preview */}
      <Box role="log" aria-label="Calls" sx={{ flex: '1 1 120px', height: 170 }}>
        {log.length === 0 && (
          <Typography variant="body2">Select something.</Typography>
        )}
        {log.slice(0, 7).map((line, index) => (
          <Typography
            key={log.length - index}
            variant="body2"
            sx={{ fontFamily: 'monospace' }}
          >
            {line}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
