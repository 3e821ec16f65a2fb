import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function TrackedRoute() {
  const [log, setLog] = React.useState<string[]>([]);
  // onItemFocus can report the same move twice: repeated lines are dropped.
  const add = (line: string) =>
    setLog((prev) => (prev[0] === line ? prev : [line, ...prev].slice(0, 8)));

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
        width: '100%',
        minHeight: 232,
      }}
    >
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Ferry routes"
        onItemFocus={(_event, itemId) => add(`focus ${itemId}`)}
        onItemClick={(_event, itemId) => add(`click ${itemId}`)}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          add(`${isExpanded ? 'expand' : 'collapse'} ${itemId}`)
        }
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          add(`${isSelected ? 'select' : 'deselect'} ${itemId}`)
        }
      >
        <TreeItem itemId="north" label="North line">
          <TreeItem itemId="north-morning" label="Morning crossing" />
          <TreeItem itemId="north-evening" label="Evening crossing" />
        </TreeItem>
        <TreeItem itemId="south" label="South line">
          <TreeItem itemId="south-noon" label="Noon crossing" />
        </TreeItem>
        <TreeItem itemId="winter" label="Winter line (out of season)" disabled />
      </SimpleTreeView>
      {/* #endregion preview */}
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle2">Events, newest first</Typography>
          <Button
            size="small"
            disabled={log.length === 0}
            onClick={() => setLog([])}
          >
            Clear
          </Button>
        </Box>
        <Box
          component="pre"
          aria-label="Event log"
          sx={{ m: 0, mt: 1, typography: 'body2', whiteSpace: 'pre-wrap' }}
        >
          {log.length > 0 ? log.join('\n') : 'Click an item or use the keyboard.'}
        </Box>
      </Box>
    </Box>
  );
}
