import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';

const observations = [
  {
    id: 'jupiter',
    label: 'Jupiter',
    children: [
      { id: 'jupiter-moons', label: 'Four moons in a row' },
      { id: 'jupiter-spot', label: 'Red spot, faint' },
    ],
  },
  { id: 'moon', label: 'Moon, terminator' },
];

export default function LeaveTheField() {
  const [keepsText, setKeepsText] = React.useState(false);
  // #region preview
  const apiRef = useRichTreeViewApiRef();

  const slotProps = React.useMemo(() => {
    const discard = (event: React.FocusEvent & TreeViewCancellableEvent) => {
      event.defaultMuiPrevented = true;
      apiRef.current?.setEditedItem(null);
    };
    const labelInput = {
      'aria-label': 'Title of the observation',
      onBlur: keepsText ? undefined : discard,
    };
    return { item: { slotProps: { labelInput } } };
  }, [apiRef, keepsText]);
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 176 }}>
      <FormControlLabel
        label="Leaving the field saves"
        control={
          <Switch
            checked={keepsText}
            onChange={(event) => setKeepsText(event.target.checked)}
          />
        }
        sx={{ mb: 1 }}
      />
      <RichTreeView
        aria-label="Observations"
        apiRef={apiRef}
        items={observations}
        isItemEditable
        defaultExpandedItems={['jupiter']}
        slotProps={slotProps}
      />
    </Box>
  );
}
