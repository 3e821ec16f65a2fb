import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';

const recordings = [
  {
    id: 'tape-1',
    label: 'Tape 1',
    children: [
      { id: 'tape-1-a', label: 'Lighthouse keeper.wav' },
      { id: 'tape-1-b', label: 'Lighthouse keeper.v2.wav' },
    ],
  },
  { id: 'notes', label: 'Field notes.txt' },
];

// #region preview
/** Selects the text up to the last dot, or all of it. */
function selectName({ target }: React.FocusEvent<HTMLInputElement>) {
  const dot = target.value.lastIndexOf('.');
  target.setSelectionRange(0, dot > 0 ? dot : target.value.length);
}

const slotProps = {
  item: {
    slotProps: {
      labelInput: { onFocus: selectName, 'aria-label': 'File name' },
    },
  },
};

export default function NameBeforeDot() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 128 }}>
      <RichTreeView
        aria-label="Recordings"
        items={recordings}
        isItemEditable
        defaultExpandedItems={['tape-1']}
        slotProps={slotProps}
      />
    </Box>
  );
}
// #endregion preview
