import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const dishes = [
  {
    id: 'cold',
    label: 'Cold dishes',
    children: [
      { id: 'olives', label: 'Olives' },
      { id: 'hummus', label: 'Hummus' },
    ],
  },
  {
    id: 'warm',
    label: 'Warm dishes',
    children: [
      { id: 'croquettes', label: 'Croquettes' },
      { id: 'peppers', label: 'Fried peppers' },
    ],
  },
];

export default function SeveralDishes() {
  const [isMultiple, setIsMultiple] = React.useState(true);
  const [hasCheckboxes, setHasCheckboxes] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 230 }}>
      <FormControlLabel
        control={
          <Switch
            checked={isMultiple}
            onChange={(event) => setIsMultiple(event.target.checked)}
          />
        }
        label="Several"
      />
      <FormControlLabel
        control={
          <Switch
            checked={hasCheckboxes}
            onChange={(event) => setHasCheckboxes(event.target.checked)}
          />
        }
        label="Checkboxes"
      />
      {/* #region preview */}
      <RichTreeView
        key={String(isMultiple)}
        aria-label="Dishes to share"
        items={dishes}
        multiSelect={isMultiple}
        checkboxSelection={hasCheckboxes}
        defaultExpandedItems={['cold', 'warm']}
        defaultSelectedItems={isMultiple ? ['olives', 'peppers'] : 'olives'}
      />
      {/* #endregion preview */}
    </Box>
  );
}
