import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Font {
  id: string;
  label: string;
  children?: Font[];
}

const fonts: Font[] = [
  {
    id: 'serif',
    label: 'Serif',
    children: [
      { id: 'serif-regular', label: 'Regular' },
      { id: 'serif-italic', label: 'Italic' },
    ],
  },
  {
    id: 'mono',
    label: 'Monospace',
    children: [{ id: 'mono-regular', label: 'Regular' }],
  },
];

// #region preview
const listIds = (items: Font[]): string[] =>
  items.flatMap(({ id, children = [] }) => [id, ...listIds(children)]);

const allIds = listIds(fonts);

export default function AllFonts() {
  const [selected, setSelected] = React.useState<string[]>(['serif-italic']);

  const invert = () => setSelected(allIds.filter((id) => !selected.includes(id)));

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 236 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button size="small" variant="outlined" onClick={() => setSelected(allIds)}>
          All
        </Button>
        <Button size="small" variant="outlined" onClick={() => setSelected([])}>
          None
        </Button>
        <Button size="small" variant="outlined" onClick={invert}>
          Invert
        </Button>
      </Box>
      <RichTreeView
        aria-label="Fonts to install"
        items={fonts}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['serif', 'mono']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {selected.length} of {allIds.length} selected
      </Typography>
    </Box>
  );
}
// #endregion preview
