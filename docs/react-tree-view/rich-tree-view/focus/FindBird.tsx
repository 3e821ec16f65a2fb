import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const guide = [
  {
    id: 'waders',
    label: 'Waders',
    children: [
      {
        id: 'plovers',
        label: 'Plovers',
        children: [
          { id: 'lapwing', label: 'Northern lapwing' },
          { id: 'dotterel', label: 'Eurasian dotterel' },
        ],
      },
      {
        id: 'sandpipers',
        label: 'Sandpipers',
        children: [{ id: 'curlew', label: 'Eurasian curlew' }],
      },
    ],
  },
  {
    id: 'owls',
    label: 'Owls',
    children: [{ id: 'barn-owl', label: 'Barn owl' }],
  },
];

const sightings = [
  { itemId: 'dotterel', text: '06:40 Dotterel' },
  { itemId: 'curlew', text: '07:15 Curlew' },
  { itemId: 'barn-owl', text: '21:05 Barn owl' },
];

export default function FindBird() {
  // #region preview
  const apiRef = useRichTreeViewApiRef();

  const show = (event: React.SyntheticEvent, itemId: string) => {
    flushSync(() => {
      let parentId = apiRef.current?.getParentId(itemId);
      while (parentId) {
        apiRef.current?.setItemExpansion({
          itemId: parentId,
          shouldBeExpanded: true,
        });
        parentId = apiRef.current?.getParentId(parentId);
      }
    });
    // The branches are in the DOM now.
    apiRef.current?.focusItem(event, itemId);
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 312 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {sightings.map(({ itemId, text }) => (
          <Button
            key={itemId}
            size="small"
            variant="outlined"
            onClick={(event) => show(event, itemId)}
          >
            {text}
          </Button>
        ))}
      </Box>
      <RichTreeView aria-label="Bird guide" apiRef={apiRef} items={guide} />
    </Box>
  );
}
