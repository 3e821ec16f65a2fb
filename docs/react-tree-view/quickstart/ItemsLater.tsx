import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { wait } from '@site/sample-data/wait';

interface Platform {
  id: string;
  label: string;
  children?: Platform[];
}

async function fetchPlatforms(signal: AbortSignal): Promise<Platform[]> {
  await wait(1200, signal);
  return [
    {
      id: 'upper',
      label: 'Upper level',
      children: [
        { id: 'p1', label: 'Platform 1' },
        { id: 'p2', label: 'Platform 2' },
      ],
    },
    {
      id: 'lower',
      label: 'Lower level',
      children: [{ id: 'p3', label: 'Platform 3' }],
    },
  ];
}

export default function ItemsLater() {
  const [run, setRun] = React.useState(1);

  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 214 }}>
      <Button variant="outlined" onClick={() => setRun(run + 1)} sx={{ mb: 2 }}>
        Load again
      </Button>
      <Platforms key={run} />
    </Box>
  );
}

// #region preview
function Platforms() {
  const [items, setItems] = React.useState<Platform[] | null>(null);
  const [hasFailed, setHasFailed] = React.useState(false);

  React.useEffect(() => {
    const controller = new AbortController();
    fetchPlatforms(controller.signal).then(setItems, () => {
      setHasFailed(!controller.signal.aborted);
    });
    return () => controller.abort();
  }, []);

  if (!items) {
    return (
      <Typography role="status">
        {hasFailed ? 'The platforms are not available.' : 'Loading the platforms…'}
      </Typography>
    );
  }
  return (
    <RichTreeView
      aria-label="Platforms"
      items={items}
      defaultExpandedItems={items.map((item) => item.id)}
      disableSelection
    />
  );
}
// #endregion preview
