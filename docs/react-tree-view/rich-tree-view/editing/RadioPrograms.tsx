import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

interface Program {
  id: string;
  label: string;
  children?: Program[];
}

const programs: Program[] = [
  {
    id: 'morning',
    label: 'Morning',
    children: [
      { id: 'tides', label: 'Tides and traffic' },
      { id: 'kitchen', label: 'Kitchen radio' },
    ],
  },
  { id: 'night', label: 'Night', children: [{ id: 'vinyl', label: 'Vinyl hour' }] },
];

const slotProps = {
  item: { slotProps: { labelInput: { 'aria-label': 'Program name' } } },
};

/** Returns the items with a new label for one of them, on any level. */
function rename(items: Program[], itemId: string, label: string): Program[] {
  return items.map((item) => ({
    ...item,
    label: item.id === itemId ? label : item.label,
    children: item.children && rename(item.children, itemId, label),
  }));
}

// #region preview
export default function RadioPrograms() {
  const [message, setMessage] = React.useState('Double-click a program.');
  const [items, setItems] = React.useState(programs);

  const saveLabel = (itemId: string, text: string) => {
    const label = text.trim() || 'Untitled';
    setItems((current) => rename(current, itemId, label));
    setMessage(`Saved: ${label}`);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 196 }}>
      <RichTreeView
        aria-label="Radio programs"
        items={items}
        isItemEditable
        onItemLabelChange={saveLabel}
        defaultExpandedItems={['morning', 'night']}
        slotProps={slotProps}
      />
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {message}
      </Typography>
    </Box>
  );
}
// #endregion preview
