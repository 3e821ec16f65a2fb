import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Option {
  id: string;
  label: string;
  children?: Option[];
}

const framing: Option[] = [
  {
    id: 'frame',
    label: 'Frame',
    children: [
      { id: 'oak', label: 'Oak' },
      { id: 'walnut', label: 'Walnut' },
    ],
  },
  {
    id: 'glass',
    label: 'Glass',
    children: [
      { id: 'clear', label: 'Clear' },
      { id: 'matte', label: 'Matte' },
    ],
  },
];

// #region preview
const isItemSelectionDisabled = (option: Option) => option.children !== undefined;

const findGroup = (id: string) =>
  framing.find(({ children = [] }) => children.some((option) => option.id === id));

export default function OneOfEach() {
  const [selected, setSelected] = React.useState(['oak', 'clear']);

  // The newest id comes first, so it is the one that its group keeps.
  const keepOnePerGroup = (ids: string[]) =>
    ids.filter(
      (id, index) =>
        findGroup(id) !== undefined &&
        ids.findIndex((other) => findGroup(other) === findGroup(id)) === index,
    );

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 228 }}>
      <RichTreeView
        aria-label="Picture frame"
        items={framing}
        multiSelect
        checkboxSelection
        isItemSelectionDisabled={isItemSelectionDisabled}
        defaultExpandedItems={['frame', 'glass']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, ids) => setSelected(keepOnePerGroup(ids))}
      />
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        Chosen: {selected.length === 0 ? 'nothing' : selected.join(', ')}
      </Typography>
    </Box>
  );
}
// #endregion preview
