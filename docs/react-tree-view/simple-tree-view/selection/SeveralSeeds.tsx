import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function SeveralSeeds() {
  const [hasCheckboxes, setHasCheckboxes] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 262 }}>
      <FormControlLabel
        control={
          <Switch
            checked={hasCheckboxes}
            onChange={(event) => setHasCheckboxes(event.target.checked)}
          />
        }
        label="Checkboxes"
      />
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Seeds to order"
        multiSelect
        checkboxSelection={hasCheckboxes}
        defaultExpandedItems={['roots', 'leaves']}
        defaultSelectedItems={['roots-carrot', 'leaves-chard']}
      >
        <TreeItem itemId="roots" label="Roots">
          <TreeItem itemId="roots-carrot" label="Carrot" />
          <TreeItem itemId="roots-parsnip" label="Parsnip" />
          <TreeItem itemId="roots-beet" label="Beet" />
        </TreeItem>
        <TreeItem itemId="leaves" label="Leaves">
          <TreeItem itemId="leaves-chard" label="Chard" />
          <TreeItem itemId="leaves-sorrel" label="Sorrel" />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion preview */}
    </Box>
  );
}
