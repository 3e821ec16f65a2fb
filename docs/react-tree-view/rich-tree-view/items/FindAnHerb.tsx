import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Plant {
  id: string;
  label: string;
  children?: Plant[];
}

const herbarium: Plant[] = [
  {
    id: 'mint-family',
    label: 'Mint family',
    children: [
      { id: 'sage', label: 'Sage' },
      { id: 'lemon-balm', label: 'Lemon balm' },
      { id: 'thyme', label: 'Thyme' },
    ],
  },
  {
    id: 'carrot-family',
    label: 'Carrot family',
    children: [
      { id: 'lovage', label: 'Lovage' },
      { id: 'dill', label: 'Dill' },
    ],
  },
  {
    id: 'verbena-family',
    label: 'Verbena family',
    children: [{ id: 'lemon-verbena', label: 'Lemon verbena' }],
  },
];

// #region preview
function search(plants: Plant[], text: string): Plant[] {
  return plants.flatMap((plant) => {
    if (plant.label.toLowerCase().includes(text)) {
      return [plant]; // including everything below it
    }
    const children = search(plant.children ?? [], text);
    return children.length > 0 ? [{ ...plant, children }] : [];
  });
}

const listParents = (plants: Plant[]): string[] =>
  plants.flatMap(({ id, children }) =>
    children?.length ? [id, ...listParents(children)] : [],
  );

export default function FindAnHerb() {
  const [query, setQuery] = React.useState('lemon');
  const [opened, setOpened] = React.useState<string[]>([]);
  const text = query.trim().toLowerCase();
  const found = React.useMemo(
    () => (text ? search(herbarium, text) : herbarium),
    [text],
  );
  const expandedItems = React.useMemo(
    () => (text ? listParents(found) : opened),
    [text, found, opened],
  );
  const plantCount = found.flatMap(({ children = [] }) => children).length;

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 204 }}>
      <TextField
        fullWidth
        size="small"
        label="Find an herb"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ mb: 1 }}
      />
      <RichTreeView
        aria-label="Herbarium"
        items={found}
        expandedItems={expandedItems}
        onExpandedItemsChange={(_event, itemIds) => {
          if (!text) {
            setOpened(itemIds);
          }
        }}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {text && `Plants found: ${plantCount}`}
      </Typography>
    </Box>
  );
}
// #endregion preview
