import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Lift {
  id: string;
  label: string;
  wind: number;
  children?: Lift[];
}

const lifts: Lift[] = [
  {
    id: 'valley',
    label: 'Valley side',
    wind: 15,
    children: [
      { id: 'beginner', label: 'Beginner lift', wind: 12 },
      { id: 'forest', label: 'Forest chair', wind: 22 },
    ],
  },
  {
    id: 'glacier',
    label: 'Glacier side',
    wind: 64,
    children: [{ id: 'summit', label: 'Summit gondola', wind: 71 }],
  },
  { id: 'sledge', label: 'Sledge run', wind: 9 },
];

// #region preview
const isItemDisabled = (lift: Lift) => lift.wind > 60;

export default function LiftsToday() {
  const [isFocusable, setIsFocusable] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 230 }}>
      <FormControlLabel
        control={
          <Switch
            checked={isFocusable}
            onChange={(event) => setIsFocusable(event.target.checked)}
          />
        }
        label="Focus on closed lifts"
      />
      <RichTreeView
        aria-label="Lifts today"
        items={lifts}
        isItemDisabled={isItemDisabled}
        disabledItemsFocusable={isFocusable}
        defaultExpandedItems={['valley', 'glacier']}
      />
    </Box>
  );
}
// #endregion preview
