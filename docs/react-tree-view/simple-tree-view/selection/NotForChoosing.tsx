import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function NotForChoosing() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 160 }}>
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Company structure"
        disableSelection
        defaultExpandedItems={['production']}
      >
        <TreeItem itemId="production" label="Production">
          <TreeItem itemId="production-casting" label="Casting" />
          <TreeItem itemId="production-polishing" label="Polishing" />
        </TreeItem>
        <TreeItem itemId="sales" label="Sales">
          <TreeItem itemId="sales-export" label="Export" />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion preview */}
    </Box>
  );
}
