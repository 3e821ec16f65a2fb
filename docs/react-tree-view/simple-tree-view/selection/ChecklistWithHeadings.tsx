import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const headings = new Set(['hull', 'rig']);

export default function ChecklistWithHeadings() {
  const [checked, setChecked] = React.useState<string[]>(['bilge']);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 228 }}>
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Checks before sailing"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['hull', 'rig']}
        selectedItems={checked}
        onSelectedItemsChange={(_event, itemIds) =>
          setChecked(itemIds.filter((itemId) => !headings.has(itemId)))
        }
      >
        <TreeItem itemId="hull" label="Hull" disableSelection>
          <TreeItem itemId="bilge" label="Bilge is dry" />
          <TreeItem itemId="seacocks" label="Seacocks are open" />
        </TreeItem>
        <TreeItem itemId="rig" label="Rig" disableSelection>
          <TreeItem itemId="shackles" label="Shackles are wired" />
          <TreeItem itemId="sheets" label="Sheets run free" />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion preview */}
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {checked.length} of 4 checks done
      </Typography>
    </Box>
  );
}
