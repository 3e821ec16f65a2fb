import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function ClosedWings() {
  const [focusable, setFocusable] = React.useState(false);
  const [renovation, setRenovation] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 280 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
        <FormControlLabel
          control={
            <Switch
              checked={renovation}
              onChange={(event) => setRenovation(event.target.checked)}
            />
          }
          label="East wing closed"
        />
        <FormControlLabel
          control={
            <Switch
              checked={focusable}
              onChange={(event) => setFocusable(event.target.checked)}
            />
          }
          label="disabledItemsFocusable"
        />
      </Box>
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Clinic wings"
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['west', 'east']}
      >
        <TreeItem itemId="west" label="West wing">
          <TreeItem itemId="west-xray" label="X-ray" />
          <TreeItem itemId="west-sleep" label="Sleep lab" disabled />
        </TreeItem>
        <TreeItem itemId="east" label="East wing" disabled={renovation}>
          <TreeItem itemId="east-dental" label="Dental" />
        </TreeItem>
        <TreeItem itemId="pharmacy" label="Pharmacy" />
      </SimpleTreeView>
      {/* #endregion preview */}
    </Box>
  );
}
