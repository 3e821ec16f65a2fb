import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Letter {
  id: string;
  label: string;
  children?: Letter[];
}

const tray: Letter[] = [
  { id: 'tax', label: 'Tax office' },
  {
    id: 'landlord',
    label: 'Landlord',
    children: [
      { id: 'rent', label: 'New rent' },
      { id: 'stairs', label: 'Stairwell cleaning' },
    ],
  },
  { id: 'library', label: 'Library reminder' },
  { id: 'postcard', label: 'Postcard from Ålesund' },
];

const labels = new Map(
  tray
    .flatMap((letter) => [letter, ...(letter.children ?? [])])
    .map(({ id, label }) => [id, label] as const),
);

const without = (letters: Letter[], id: string): Letter[] =>
  letters
    .filter((letter) => letter.id !== id)
    .map((letter) =>
      letter.children
        ? { ...letter, children: without(letter.children, id) }
        : letter,
    );

export default function ClearTheTray() {
  const [items, setItems] = React.useState(tray);
  const [focused, setFocused] = React.useState<string | null>(null);

  const buttonRef = React.useRef<HTMLButtonElement>(null);

  // #region preview
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Delete' && focused !== null) {
      const rest = without(items, focused);
      setItems(rest);
      if (rest.length === 0) {
        buttonRef.current?.focus(); // no item is left to focus
      }
    }
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 268 }}>
      <Button
        ref={buttonRef}
        size="small"
        variant="outlined"
        sx={{ mb: 1 }}
        onClick={() => setItems(tray)}
      >
        Fill the tray again
      </Button>
      <RichTreeView
        aria-label="Letter tray"
        items={items}
        defaultExpandedItems={['landlord']}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
        onKeyDown={handleKeyDown}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {items.length === 0
          ? 'The tray is empty.'
          : `Delete removes: ${labels.get(focused ?? '') ?? 'the focused letter'}.`}
      </Typography>
    </Box>
  );
}
