import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

const ALL: PickersActionBarAction[] = [
  'clear',
  'today',
  'cancel',
  'accept',
  'next',
  'nextOrAccept',
];

export default function ActionChoice() {
  const [actions, setActions] = React.useState<PickersActionBarAction[]>([
    'cancel',
    'nextOrAccept',
  ]);
  const [firing, setFiring] = React.useState<Dayjs | null>(
    dayjs('2026-05-09T08:30'),
  );
  const [booked, setBooked] = React.useState<Dayjs | null>(firing);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
        <ToggleButtonGroup
          size="small"
          color="primary"
          aria-label="Actions"
          value={actions}
          onChange={(_event, value: PickersActionBarAction[]) => setActions(value)}
          sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
        >
          {ALL.map((action) => (
            <ToggleButton key={action} value={action} sx={{ textTransform: 'none' }}>
              {action}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <StaticDateTimePicker
            displayStaticWrapperAs="desktop"
            views={['day', 'hours', 'minutes']}
            value={firing}
            onChange={setFiring}
            onAccept={setBooked}
            slotProps={{ actionBar: { actions } }}
          />
          {/* #endregion preview */}
        </Box>
        <Typography variant="body2" role="status">
          {booked
            ? `Kiln booked for ${booked.format('YYYY-MM-DD HH:mm')}`
            : 'Kiln not booked'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
