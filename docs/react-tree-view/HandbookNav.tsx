import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function HandbookNav() {
  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 232 }}>
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Crew handbook"
        defaultExpandedItems={['safety']}
        defaultSelectedItems="safety-drills"
      >
        <TreeItem itemId="safety" label="Safety on board">
          <TreeItem itemId="safety-drills" label="Drills" />
          <TreeItem itemId="safety-rafts" label="Life rafts" />
        </TreeItem>
        <TreeItem itemId="galley" label="Galley">
          <TreeItem itemId="galley-allergens" label="Allergens" />
        </TreeItem>
        <TreeItem itemId="radio" label="Radio calls" />
      </SimpleTreeView>
      {/* #endregion preview */}
    </Box>
  );
}
