import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const matinees = [
  { id: 'spring', label: 'Spring matinee', getValue: () => dayjs('2026-04-05') },
  { id: 'summer', label: 'Summer matinee', getValue: () => dayjs('2026-07-12') },
];

// Phones have no room for the shortcuts beside the calendar.
const shortcutsAbove = {
  '@media (max-width: 500px)': {
    '& .MuiPickersLayout-shortcuts': {
      gridColumn: '2 / 4',
      gridRow: 1,
      maxWidth: 'none',
    },
  },
};

export default function ShortcutAsDraft() {
  const [change, setChange] = React.useState('none');
  const [accept, setAccept] = React.useState('none');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {/* #region preview */}
        <DesktopDatePicker
          label="Matinee"
          defaultValue={dayjs('2026-03-15')}
          closeOnSelect={false}
          onChange={(_day, context) =>
            setChange(context.shortcut?.label ?? 'no shortcut')
          }
          onAccept={(_day, context) =>
            setAccept(context.shortcut?.label ?? 'no shortcut')
          }
          slotProps={{
            shortcuts: { items: matinees, changeImportance: 'set' },
            layout: { sx: shortcutsAbove },
          }}
        />
        {/* #endregion preview */}
        <Typography variant="body2" component="div" role="status">
          Last onChange: {change}
          <br />
          Last onAccept: {accept}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
