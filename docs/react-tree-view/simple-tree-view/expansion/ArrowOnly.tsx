import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function ArrowOnly() {
  const [isArrowOnly, setIsArrowOnly] = React.useState(true);
  const [shown, setShown] = React.useState<string | null>('Archive');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 284 }}>
      <FormControlLabel
        control={
          <Switch
            checked={isArrowOnly}
            onChange={(event) => setIsArrowOnly(event.target.checked)}
          />
        }
        label="Only the arrow expands"
      />
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Mailboxes"
        expansionTrigger={isArrowOnly ? 'iconContainer' : 'content'}
        selectedItems={shown}
        onSelectedItemsChange={(_event, itemId) => setShown(itemId)}
      >
        <TreeItem itemId="Inbox" label="Inbox" />
        <TreeItem itemId="Archive" label="Archive">
          <TreeItem itemId="Invoices" label="Invoices" />
          <TreeItem itemId="Travel" label="Travel" />
        </TreeItem>
        <TreeItem itemId="Drafts" label="Drafts" />
      </SimpleTreeView>
      {/* #endregion preview */}
      <Typography variant="body2" sx={{ mt: 2 }}>
        Shown: {shown ?? 'no mailbox'}
      </Typography>
    </Box>
  );
}
