import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function HarborTour() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 264 }}>
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Harbor tour"
        defaultExpandedItems={['docks', 'docks-east']}
      >
        <TreeItem itemId="docks" label="Docks">
          <TreeItem itemId="docks-east" label="East dock">
            <TreeItem itemId="docks-east-crane" label="Crane of 1897" />
            <TreeItem itemId="docks-east-silo" label="Grain silo" />
          </TreeItem>
          <TreeItem itemId="docks-west" label="West dock">
            <TreeItem itemId="docks-west-slip" label="Slipway" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="light" label="Lighthouse">
          <TreeItem itemId="light-lamp" label="Lamp room" />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion preview */}
    </Box>
  );
}
