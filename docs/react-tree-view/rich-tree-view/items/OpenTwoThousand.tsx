import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const shelves = Array.from({ length: 20 }, (_shelf, shelf) => ({
  id: `shelf-${shelf + 1}`,
  label: `Shelf ${shelf + 1}`,
  children: Array.from({ length: 100 }, (_record, record) => ({
    id: `record-${shelf + 1}-${record + 1}`,
    label: `Record ${record + 1}`,
  })),
}));

function measure(update: () => void) {
  const start = performance.now();
  flushSync(update);
  return Math.round(performance.now() - start);
}

export default function OpenTwoThousand() {
  const [result, setResult] = React.useState('Not measured yet.');
  const [tree, setTree] = React.useState({ key: 0, open: 0 });

  const render = (open: number) => {
    const milliseconds = measure(() => setTree({ key: tree.key + 1, open }));
    setResult(`${20 + open * 100} rows on the page after ${milliseconds} ms.`);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {[0, 1, 5, 20].map((count) => (
          <Button
            key={count}
            size="small"
            variant="outlined"
            onClick={() => render(count)}
          >
            Open {count}
          </Button>
        ))}
      </Box>
      <Typography variant="body2" role="status" sx={{ mb: 2 }}>
        {result}
      </Typography>
      <Box
        sx={{
          height: 140,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {/* #region preview */}
        <RichTreeView
          key={tree.key}
          aria-label="Record shelves"
          items={shelves}
          defaultExpandedItems={shelves.slice(0, tree.open).map(({ id }) => id)}
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
