import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Song {
  id: string;
  label: string;
  children?: Song[];
}

const firstPlan: Song[] = [
  {
    id: 'opening',
    label: 'Opening',
    children: [
      { id: 'song-1', label: 'Slow ferry' },
      { id: 'song-2', label: 'Paper lanterns' },
    ],
  },
  { id: 'encore', label: 'Encore', children: [] },
];

// #region preview
function addTo(songs: Song[], parentId: string, song: Song): Song[] {
  return songs.map((one) =>
    one.id === parentId
      ? { ...one, children: [...(one.children ?? []), song] }
      : { ...one, children: one.children && addTo(one.children, parentId, song) },
  );
}

function without(songs: Song[], id: string): Song[] {
  return songs
    .filter((one) => one.id !== id)
    .map((one) => ({ ...one, children: one.children && without(one.children, id) }));
}
// #endregion preview

export default function SetList() {
  const [songs, setSongs] = React.useState(firstPlan);
  const [nextNumber, setNextNumber] = React.useState(3);
  const [selected, setSelected] = React.useState<string | null>(null);
  const isSong = selected?.startsWith('song-');

  const add = (parentId: string) => {
    const song = { id: `song-${nextNumber}`, label: `New song ${nextNumber}` };
    setNextNumber(nextNumber + 1);
    setSongs(addTo(songs, parentId, song));
  };

  const remove = () => {
    if (selected) {
      setSongs(without(songs, selected));
      setSelected(null);
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 440, minHeight: 240 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button size="small" variant="outlined" onClick={() => add('opening')}>
          Add to opening
        </Button>
        <Button size="small" variant="outlined" onClick={() => add('encore')}>
          Add to encore
        </Button>
        <Button size="small" variant="outlined" disabled={!isSong} onClick={remove}>
          Remove selected
        </Button>
      </Box>
      <RichTreeView
        aria-label="Set list"
        items={songs}
        defaultExpandedItems={['opening', 'encore']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
    </Box>
  );
}
