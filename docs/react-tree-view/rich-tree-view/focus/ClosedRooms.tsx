import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Room {
  id: string;
  label: string;
  note: string;
  closed?: boolean;
  children?: Room[];
}

const rooms: Room[] = [
  { id: 'maps', label: 'Map room', note: 'Sea charts from 1560 on.' },
  {
    id: 'clocks',
    label: 'Clock room',
    note: 'Closed until May: the floor is being mended.',
    closed: true,
  },
  { id: 'globes', label: 'Globe hall', note: 'Please don’t touch the globes.' },
];

const notes = new Map(rooms.map(({ id, note }) => [id, note]));

const isClosed = (room: Room) => room.closed === true;

export default function ClosedRooms() {
  const [stops, setStops] = React.useState(true);
  const [focused, setFocused] = React.useState<string | null>(null);

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 184 }}>
      <FormControlLabel
        control={
          <Switch
            checked={stops}
            onChange={(_event, checked) => setStops(checked)}
          />
        }
        label="Stop at closed rooms"
        sx={{ mb: 1 }}
      />
      {/* #region preview */}
      <RichTreeView
        aria-label="Museum"
        items={rooms}
        isItemDisabled={isClosed}
        disabledItemsFocusable={stops}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
      />
      {/* #endregion preview */}
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {focused === null ? 'Walk with the arrow keys.' : notes.get(focused)}
      </Typography>
    </Box>
  );
}
