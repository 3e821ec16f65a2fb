import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro';

interface Entry {
  id: string;
  label: string;
  folder?: boolean;
  children?: Entry[];
}

const binder: Entry[] = [
  {
    id: 'soups',
    label: 'Soups (folder)',
    folder: true,
    children: [
      { id: 'borscht', label: 'Borscht' },
      { id: 'laksa', label: 'Laksa' },
      { id: 'gazpacho', label: 'Gazpacho' },
    ],
  },
  { id: 'guests', label: 'For guests (empty folder)', folder: true, children: [] },
  { id: 'plum-cake', label: 'Plum cake' },
];

// #region preview
type CanMove = NonNullable<
  RichTreeViewProProps<Entry, false>['canMoveItemToNewPosition']
>;

const folders = new Set(binder.filter((entry) => entry.folder).map(({ id }) => id));

const rules: Record<string, CanMove> = {
  anywhere: () => true,
  folders: ({ newPosition: { parentId } }) =>
    parentId === null || folders.has(parentId),
  siblings: ({ oldPosition, newPosition }) =>
    oldPosition.parentId === newPosition.parentId,
};
// #endregion preview

export default function RecipeFolders() {
  const [rule, setRule] = React.useState('folders');

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 330 }}>
      <FormControl sx={{ mb: 1 }}>
        <FormLabel id="recipe-folders-rule">A recipe can be moved</FormLabel>
        <RadioGroup
          aria-labelledby="recipe-folders-rule"
          value={rule}
          onChange={(_event, value) => setRule(value)}
        >
          <FormControlLabel
            value="anywhere"
            control={<Radio size="small" />}
            label="anywhere, also into recipes"
          />
          <FormControlLabel
            value="folders"
            control={<Radio size="small" />}
            label="into folders"
          />
          <FormControlLabel
            value="siblings"
            control={<Radio size="small" />}
            label="within its folder"
          />
        </RadioGroup>
      </FormControl>
      <RichTreeViewPro
        aria-label="Recipes"
        items={binder}
        defaultExpandedItems={['soups']}
        itemsReordering
        canMoveItemToNewPosition={rules[rule]}
      />
    </Box>
  );
}
