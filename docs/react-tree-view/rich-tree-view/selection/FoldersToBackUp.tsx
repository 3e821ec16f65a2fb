import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const folders = [
  {
    id: 'home',
    label: 'home',
    children: [
      { id: 'letters', label: 'letters' },
      {
        id: 'photos',
        label: 'photos',
        children: [
          { id: 'summer', label: 'summer' },
          { id: 'winter', label: 'winter' },
        ],
      },
    ],
  },
];

export default function FoldersToBackUp() {
  const [descendants, setDescendants] = React.useState(true);
  const [parents, setParents] = React.useState(true);
  const [selected, setSelected] = React.useState<string[]>([]);

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 234 }}>
      <FormControlLabel
        control={
          <Switch
            checked={descendants}
            onChange={(event) => setDescendants(event.target.checked)}
          />
        }
        label="To descendants"
      />
      <FormControlLabel
        control={
          <Switch
            checked={parents}
            onChange={(event) => setParents(event.target.checked)}
          />
        }
        label="To parents"
      />
      {/* #region preview */}
      <RichTreeView
        aria-label="Folders to back up"
        items={folders}
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants, parents }}
        defaultExpandedItems={['home']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
      {/* #endregion preview */}
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        Selected: {selected.join(', ') || 'nothing'}
      </Typography>
    </Box>
  );
}
