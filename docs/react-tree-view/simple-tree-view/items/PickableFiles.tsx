import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function PickableFiles() {
  const [selected, setSelected] = React.useState<string[]>(['seats-2024']);

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 232 }}>
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Reports to merge"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['seats', 'fuel']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      >
        <TreeItem itemId="seats" label="Seat occupancy" disableSelection>
          <TreeItem itemId="seats-2023" label="2023" />
          <TreeItem itemId="seats-2024" label="2024" />
        </TreeItem>
        <TreeItem itemId="fuel" label="Fuel" disableSelection>
          <TreeItem itemId="fuel-2023" label="2023" />
          <TreeItem itemId="fuel-2024" label="2024 (not signed off)" disabled />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion preview */}
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        Reports to merge: {selected.length}
      </Typography>
    </Box>
  );
}
