import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const LIMIT = 3;

export default function AtMostThree() {
  // #region preview
  const [selectedItems, setSelectedItems] = React.useState(['tue-choir']);

  const choose = (_event: React.SyntheticEvent | null, itemIds: string[]) => {
    if (itemIds.length <= LIMIT) {
      setSelectedItems(itemIds);
    }
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 260 }}>
      <SimpleTreeView
        aria-label="Workshops"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['mon', 'tue']}
        selectedItems={selectedItems}
        onSelectedItemsChange={choose}
      >
        <TreeItem itemId="mon" label="Monday" disableSelection>
          <TreeItem itemId="mon-print" label="Printing" />
          <TreeItem itemId="mon-bread" label="Bread" />
          <TreeItem itemId="mon-bees" label="Bees" />
        </TreeItem>
        <TreeItem itemId="tue" label="Tuesday" disableSelection>
          <TreeItem itemId="tue-choir" label="Choir" />
          <TreeItem itemId="tue-drawing" label="Drawing" />
        </TreeItem>
      </SimpleTreeView>
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {selectedItems.length} of {LIMIT} places chosen
      </Typography>
    </Box>
  );
}
