import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function TopicsInForm() {
  const [topics, setTopics] = React.useState<string[]>(['jazz']);
  const [sent, setSent] = React.useState<string | null>(null);

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(new FormData(event.currentTarget).getAll('topic').join(', '));
  };

  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ width: '100%', maxWidth: 360, minHeight: 266 }}
    >
      <Typography id="topics-label" variant="subtitle2" sx={{ mb: 1 }}>
        Tell me about new programs on
      </Typography>
      {/* #region preview */}
      <SimpleTreeView
        aria-labelledby="topics-label"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['music', 'science']}
        selectedItems={topics}
        onSelectedItemsChange={(_event, itemIds) => setTopics(itemIds)}
      >
        <TreeItem itemId="music" label="Music" disableSelection>
          <TreeItem itemId="jazz" label="Jazz" />
          <TreeItem itemId="choral" label="Choral" />
        </TreeItem>
        <TreeItem itemId="science" label="Science" disableSelection>
          <TreeItem itemId="sea" label="The sea" />
        </TreeItem>
      </SimpleTreeView>
      {topics.map((topic) => (
        <input key={topic} type="hidden" name="topic" value={topic} />
      ))}
      {/* #endregion preview */}
      <Button
        type="submit"
        variant="outlined"
        size="small"
        disabled={topics.length === 0}
        sx={{ mt: 2 }}
      >
        Subscribe
      </Button>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {sent === null ? 'Nothing sent yet.' : `Sent: ${sent}`}
      </Typography>
    </Box>
  );
}
