import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView, treeItemClasses } from '@mui/x-tree-view';

interface Waste {
  id: string;
  label: string;
  bin?: string;
  children?: Waste[];
}

const guide: Waste[] = [
  {
    id: 'glass',
    label: 'Glass',
    children: [
      { id: 'jar', label: 'Jam jar', bin: 'the bottle bank' },
      { id: 'pane', label: 'Window pane', bin: 'the recycling yard' },
    ],
  },
  {
    id: 'paper',
    label: 'Paper',
    children: [{ id: 'receipt', label: 'Till receipt', bin: 'the gray bin' }],
  },
];

const isHeading = (item: Waste) => item.bin === undefined;

export default function WasteGuide() {
  const titleId = React.useId();
  const [answer, setAnswer] = React.useState('Choose a thing.');

  function handleSelectedItemsChange(_event: unknown, itemId: string | null) {
    const things = guide.flatMap((group) => group.children ?? []);
    const thing = things.find(({ id }) => id === itemId);
    setAnswer(thing ? `${thing.label}: into ${thing.bin}.` : 'Choose a thing.');
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 292 }}>
      {/* #region preview */}
      <Typography id={titleId} sx={{ fontWeight: 600, mb: 1 }}>
        Where does it go?
      </Typography>
      <RichTreeView
        aria-labelledby={titleId}
        items={guide}
        defaultExpandedItems={['glass']}
        isItemSelectionDisabled={isHeading}
        onSelectedItemsChange={handleSelectedItemsChange}
        sx={{
          [`& .${treeItemClasses.content}`]: {
            minHeight: 44,
            '@media (forced-colors: active)': {
              '&[data-focused]': {
                outline: '2px solid Highlight',
                outlineOffset: '-2px',
              },
              '&[data-selected]': { borderInlineStart: '4px solid Highlight' },
            },
          },
        }}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {answer}
      </Typography>
      {/* #endregion preview */}
    </Box>
  );
}
