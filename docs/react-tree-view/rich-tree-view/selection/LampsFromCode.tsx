import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const lamps = [
  {
    id: 'stage',
    label: 'Stage',
    children: [
      { id: 'spot', label: 'Spot' },
      { id: 'footlights', label: 'Footlights' },
    ],
  },
  { id: 'exit', label: 'Exit signs' },
];

export default function LampsFromCode() {
  const [keepExistingSelection, setKeepExistingSelection] = React.useState(false);
  // #region preview
  const apiRef = useRichTreeViewApiRef();

  const select = (
    event: React.SyntheticEvent,
    itemId: string,
    shouldBeSelected?: boolean,
  ) =>
    apiRef.current?.setItemSelection({
      event,
      itemId,
      shouldBeSelected,
      keepExistingSelection,
    });
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 440, minHeight: 214 }}>
      <FormControlLabel
        control={
          <Switch
            checked={keepExistingSelection}
            onChange={(event) => setKeepExistingSelection(event.target.checked)}
          />
        }
        label="Keep the others"
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
        <Button
          size="small"
          variant="outlined"
          onClick={(event) => select(event, 'spot', true)}
        >
          Select spot
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={(event) => select(event, 'exit', false)}
        >
          Deselect exit signs
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={(event) => select(event, 'footlights')}
        >
          Toggle footlights
        </Button>
      </Box>
      <RichTreeView
        aria-label="Theater lamps"
        apiRef={apiRef}
        items={lamps}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['stage']}
        defaultSelectedItems={['exit']}
      />
    </Box>
  );
}
