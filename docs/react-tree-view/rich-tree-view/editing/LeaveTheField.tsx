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
  const [savesText, setSavesText] = React.useState(false);
  // #region preview
  const apiRef = useRichTreeViewApiRef();

  const getItemProps = React.useCallback(
    ({ itemId }: { itemId: string }) => ({
      slotProps: {
        labelInput: {
          'aria-label': 'Title of the observation',
          onBlur: (
            event: React.FocusEvent<HTMLInputElement> & TreeViewCancellableEvent,
          ) => {
            const tree = apiRef.current;
            if (savesText) {
              if (event.relatedTarget === tree?.getItemDOMElement(itemId)) {
                return; // the tree handles Enter, Escape and clicks on the row
              }
              const label = event.target.value.trim();
              if (label !== '') {
                tree?.updateItemLabel(itemId, label);
              }
            }
            event.defaultMuiPrevented = true;
            tree?.setEditedItem(null);
          },
        },
      },
    }),
    [apiRef, savesText],
  );
  const slotProps = React.useMemo(() => ({ item: getItemProps }), [getItemProps]);
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 176 }}>
      <FormControlLabel
        label="Leaving the field saves"
        control={
          <Switch
            checked={savesText}
            onChange={(event) => setSavesText(event.target.checked)}
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
