import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView, SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const COUNT = 300;

// One branch with 300 numbered sheets in it.
const sheets = Array.from({ length: COUNT }, (_, index) => ({
  id: `sheet-${index + 1}`,
  label: `Sheet ${index + 1}`,
}));
const items = [{ id: 'atlas', label: 'Atlas', children: sheets }];

type Kind = 'simple' | 'rich' | 'closed';

export default function MountTime() {
  const [kind, setKind] = React.useState<Kind | null>(null);
  const [result, setResult] = React.useState('nothing yet');

  function measure(next: Kind, name: string) {
    flushSync(() => setKind(null));
    const start = performance.now();
    flushSync(() => setKind(next));
    const time = Math.round(performance.now() - start);
    setResult(`${name} in ${time} ms`);
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => measure('simple', `Simple, ${COUNT} rows`)}
        >
          Simple
        </Button>
        <Button
          variant="outlined"
          onClick={() => measure('rich', `Rich, ${COUNT} rows`)}
        >
          Rich
        </Button>
        <Button variant="outlined" onClick={() => measure('closed', 'Rich, closed')}>
          Rich, closed
        </Button>
      </Stack>
      <Typography variant="body2" role="status" sx={{ my: 2 }}>
        Mounted: {result}
      </Typography>
      <Box
        role="region"
        aria-label="Measured tree"
        tabIndex={0}
        sx={{ height: 120, overflow: 'auto', border: 1, borderColor: 'divider' }}
      >
        {/* #region preview */}
        {kind === 'simple' && (
          <SimpleTreeView aria-label="Sheets" defaultExpandedItems={['atlas']}>
            <TreeItem itemId="atlas" label="Atlas">
              {sheets.map(({ id, label }) => (
                <TreeItem key={id} itemId={id} label={label} />
              ))}
            </TreeItem>
          </SimpleTreeView>
        )}
        {(kind === 'rich' || kind === 'closed') && (
          <RichTreeView
            key={kind}
            aria-label="Sheets"
            items={items}
            defaultExpandedItems={kind === 'rich' ? ['atlas'] : []}
          />
        )}
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
