import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

interface Topic {
  id: string;
  label: string;
  children?: Topic[];
}

const agenda: Topic[] = [
  {
    id: 'roof',
    label: 'Roof repair',
    children: [
      { id: 'offers', label: 'Three offers' },
      { id: 'scaffold', label: 'Scaffold permit' },
    ],
  },
  { id: 'bikes', label: 'Bike shelter' },
];

// #region preview
const toOutline = (topics: Topic[], indent = ''): string =>
  topics
    .map(({ label, children = [] }) =>
      [`${indent}- ${label}`, toOutline(children, `${indent}  `)]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n');

export default function PlainOutline() {
  const apiRef = useRichTreeViewApiRef<Topic>();
  const [outline, setOutline] = React.useState('');

  const write = () => setOutline(toOutline(apiRef.current?.getItemTree() ?? []));

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 264 }}>
      <RichTreeView
        aria-label="Tenants’ meeting"
        apiRef={apiRef}
        items={agenda}
        defaultExpandedItems={['roof']}
      />
      <Button size="small" variant="outlined" onClick={write} sx={{ mt: 2 }}>
        Write the outline
      </Button>
      <Box
        component="pre"
        role="status"
        sx={{ m: 0, mt: 1, typography: 'body2', fontFamily: 'monospace' }}
      >
        {outline}
      </Box>
    </Box>
  );
}
// #endregion preview
