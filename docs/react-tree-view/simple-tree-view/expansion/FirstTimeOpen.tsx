import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const lines = [
  { id: 'red', name: 'Red line', stops: ['Mill', 'Abbey', 'Harbor'] },
  { id: 'blue', name: 'Blue line', stops: ['Station', 'Library'] },
];

export default function FirstTimeOpen() {
  const [counts, setCounts] = React.useState<Record<string, number>>({});

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 248 }}>
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Tram lines"
        onItemExpansionToggle={(_event, itemId, isExpanded) => {
          if (isExpanded) {
            setCounts((prev) => ({ ...prev, [itemId]: (prev[itemId] ?? 0) + 1 }));
          }
        }}
      >
        {lines.map(({ id, name, stops }) => (
          <TreeItem key={id} itemId={id} label={name}>
            {stops.map((stop) => (
              <TreeItem key={stop} itemId={`${id}-${stop}`} label={stop} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
      {/* #endregion preview */}
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {lines
          .map(({ id, name }) => `${name} opened ${counts[id] ?? 0}×`)
          .join(', ')}
      </Typography>
    </Box>
  );
}
