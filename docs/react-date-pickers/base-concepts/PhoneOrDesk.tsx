import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const sailing = dayjs('2025-08-22T07:40');

export default function PhoneOrDesk() {
  const [phone, setPhone] = React.useState(false);
  // #region preview
  const desktopModeMediaQuery = phone ? 'not all' : 'all';
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <FormControlLabel
          label="Behave as on a phone"
          control={
            <Switch
              checked={phone}
              onChange={(event) => setPhone(event.target.checked)}
            />
          }
        />
        <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
          <DatePicker
            label="Sailing day"
            defaultValue={sailing}
            desktopModeMediaQuery={desktopModeMediaQuery}
          />
          <TimePicker
            label="Gates close"
            defaultValue={sailing}
            desktopModeMediaQuery={desktopModeMediaQuery}
          />
          <DateTimePicker
            label="Departure"
            defaultValue={sailing}
            desktopModeMediaQuery={desktopModeMediaQuery}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
