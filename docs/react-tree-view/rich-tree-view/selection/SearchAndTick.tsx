import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Tool {
  id: string;
  label: string;
  children?: Tool[];
}

const toolLibrary: Tool[] = [
  {
    id: 'wood',
    label: 'Wood',
    children: [
      { id: 'hand-saw', label: 'Hand saw' },
      { id: 'plane', label: 'Plane' },
      { id: 'jig-saw', label: 'Jig saw' },
    ],
  },
  {
    id: 'garden',
    label: 'Garden',
    children: [
      { id: 'pruning-saw', label: 'Pruning saw' },
      { id: 'spade', label: 'Spade' },
    ],
  },
];

const isGroup = (tool: Tool) => tool.children !== undefined;
const groupIds = toolLibrary.map(({ id }) => id);

export default function SearchAndTick() {
  const [query, setQuery] = React.useState('saw');
  // #region preview
  const [chosen, setChosen] = React.useState(['spade']);

  const shown = React.useMemo(
    () =>
      toolLibrary.flatMap((group) => {
        const children = group.children?.filter(({ label }) =>
          label.toLowerCase().includes(query.trim().toLowerCase()),
        );
        return children?.length ? [{ ...group, children }] : [];
      }),
    [query],
  );
  const visible = shown.flatMap(({ children }) => children.map(({ id }) => id));
  const hidden = chosen.filter((id) => !visible.includes(id));

  const choose = (ids: string[]) =>
    setChosen([...ids.filter((id) => visible.includes(id)), ...hidden]);
  // #endregion preview

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 308 }}>
      <TextField
        fullWidth
        size="small"
        label="Find a tool"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ mb: 1 }}
      />
      <RichTreeView
        aria-label="Tools to borrow"
        items={shown}
        multiSelect
        checkboxSelection
        isItemSelectionDisabled={isGroup}
        defaultExpandedItems={groupIds}
        selectedItems={chosen}
        onSelectedItemsChange={(_event, ids) => choose(ids)}
      />
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {chosen.length} chosen, {hidden.length} of them not in this search
      </Typography>
    </Box>
  );
}
