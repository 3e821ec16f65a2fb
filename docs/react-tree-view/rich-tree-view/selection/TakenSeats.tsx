import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Seat {
  id: string;
  label: string;
  isTaken?: boolean;
  children?: Seat[];
}

const hall: Seat[] = [
  {
    id: 'balcony',
    label: 'Balcony, sold out',
    isTaken: true,
    children: [{ id: 'balcony-late', label: 'Returned ticket' }],
  },
  {
    id: 'stalls',
    label: 'Stalls',
    children: [
      { id: 'stalls-1', label: 'Row 1, sold out', isTaken: true },
      { id: 'stalls-2', label: 'Row 2' },
    ],
  },
];

const isTaken = (seat: Seat) => seat.isTaken === true;

export default function TakenSeats() {
  const [rule, setRule] = React.useState('selection');

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 215 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Sold-out seats are"
        value={rule}
        onChange={(_event, value: string | null) => setRule(value ?? rule)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="selection">Not selectable</ToggleButton>
        <ToggleButton value="item">Disabled</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <RichTreeView
        aria-label="Concert seats"
        items={hall}
        multiSelect
        checkboxSelection
        isItemSelectionDisabled={rule === 'selection' ? isTaken : undefined}
        isItemDisabled={rule === 'item' ? isTaken : undefined}
        defaultExpandedItems={['balcony', 'stalls']}
      />
      {/* #endregion preview */}
    </Box>
  );
}
