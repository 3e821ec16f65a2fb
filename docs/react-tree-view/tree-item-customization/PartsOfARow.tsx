import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { RichTreeView, treeItemClasses } from '@mui/x-tree-view';

const recipe = [
  {
    id: 'dough',
    label: 'Dough',
    children: [
      { id: 'rye', label: 'Rye flour' },
      { id: 'starter', label: 'Starter' },
    ],
  },
  { id: 'crust', label: 'Crust', children: [{ id: 'seeds', label: 'Seeds' }] },
];

const PARTS = [
  'root',
  'content',
  'iconContainer',
  'checkbox',
  'label',
  'labelInput',
  'groupTransition',
] as const;

export default function PartsOfARow() {
  const [part, setPart] = React.useState<(typeof PARTS)[number]>('content');

  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 300 }}>
      <TextField
        select
        fullWidth
        size="small"
        label="Part to outline"
        value={part}
        onChange={(event) => setPart(event.target.value as typeof part)}
        sx={{ mb: 2 }}
      >
        {PARTS.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {/* #region preview */}
      <RichTreeView
        aria-label="Rye bread"
        items={recipe}
        multiSelect
        checkboxSelection
        isItemEditable
        defaultExpandedItems={['dough']}
        sx={{
          [`& .${treeItemClasses[part]}`]: {
            outline: '2px dashed',
            outlineColor: (theme) => (theme.vars ?? theme).palette.secondary.main,
            outlineOffset: -1,
          },
        }}
      />
      {/* #endregion preview */}
    </Box>
  );
}
