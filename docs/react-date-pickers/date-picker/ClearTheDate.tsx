import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearTheDate() {
  const [reminder, setReminder] = React.useState<Dayjs | null>(dayjs('2025-10-06'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DatePicker
          label="Remind me on"
          value={reminder}
          onChange={setReminder}
          slotProps={{
            field: { clearable: true },
            actionBar: { actions: ['clear', 'today'] },
          }}
        />
        {/* #endregion preview */}
        <Typography variant="body2" role="status">
          {reminder?.isValid()
            ? `Reminder on ${reminder.format('YYYY-MM-DD')}`
            : 'No reminder'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
