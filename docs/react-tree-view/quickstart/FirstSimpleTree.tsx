import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstSimpleTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 168 }}>
      {/* #region preview */}
      <SimpleTreeView aria-label="Bakery" defaultExpandedItems={['bread']}>
        <TreeItem itemId="bread" label="Bread">
          <TreeItem itemId="rye" label="Rye loaf" />
          <TreeItem itemId="focaccia" label="Focaccia" />
        </TreeItem>
        <TreeItem itemId="pastry" label="Pastry">
          <TreeItem itemId="knot" label="Cinnamon knot" />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion preview */}
    </Box>
  );
}
