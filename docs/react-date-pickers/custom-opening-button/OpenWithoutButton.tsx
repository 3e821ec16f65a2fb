import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstFreeDay = dayjs('2026-06-08');

// #region preview
function GroomingPicker() {
  const [open, setOpen] = React.useState(false);

  const openWithKey = (event: React.KeyboardEvent) => {
    if (event.altKey && event.key === 'ArrowDown') {
      // Otherwise, the section counts down as well.
      event.preventDefault();
      event.stopPropagation();
      setOpen(true);
    }
  };

  return (
    <DatePicker
      label="Grooming"
      referenceDate={firstFreeDay}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      slotProps={{
        textField: {
          onClick: () => setOpen(true),
          onKeyDownCapture: openWithKey,
          helperText: 'For the calendar, click or press Alt and ↓',
          InputProps: {
            // Takes the place of the button.
            endAdornment: (
              <InputAdornment position="end">
                <ContentCutIcon />
              </InputAdornment>
            ),
          },
        },
      }}
    />
  );
}
// #endregion preview

export default function OpenWithoutButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <GroomingPicker />
    </LocalizationProvider>
  );
}
