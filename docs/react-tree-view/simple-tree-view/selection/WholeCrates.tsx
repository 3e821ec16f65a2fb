import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function WholeCrates() {
  const [descendants, setDescendants] = React.useState(true);
  const [parents, setParents] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 230 }}>
      <FormControlLabel
        control={
          <Switch
            checked={descendants}
            onChange={(event) => setDescendants(event.target.checked)}
          />
        }
        label="To descendants"
      />
      <FormControlLabel
        control={
          <Switch
            checked={parents}
            onChange={(event) => setParents(event.target.checked)}
          />
        }
        label="To parents"
      />
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Crates to ship"
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants, parents }}
        defaultExpandedItems={['north']}
      >
        <TreeItem itemId="north" label="North pallet">
          <TreeItem itemId="north-pears" label="Pears" />
          <TreeItem itemId="north-plums" label="Plums" />
        </TreeItem>
        <TreeItem itemId="south" label="South pallet (never opened)">
          <TreeItem itemId="south-figs" label="Figs" />
          <TreeItem itemId="south-dates" label="Dates" />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion preview */}
    </Box>
  );
}
