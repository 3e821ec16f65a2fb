import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function ScheduleForm() {
  const [sent, setSent] = React.useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        sx={{ alignItems: 'flex-start', maxWidth: '100%' }}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          setSent(
            [...data].map(([key, text]) => `${key}=${String(text)}`).join(', '),
          );
        }}
      >
        <Stack
          direction="row"
          useFlexGap
          spacing={3}
          sx={{ flexWrap: 'wrap', maxWidth: '100%', '& > *': { maxWidth: '100%' } }}
        >
          {/* #region preview */}
          <TimePicker
            name="concert"
            label="Concert from the hall"
            defaultValue={dayjs('2025-03-08T19:30')}
            slotProps={{ field: { clearable: true } }}
          />
          <TimePicker
            readOnly
            name="traffic"
            label="Traffic, read-only"
            defaultValue={dayjs('2025-03-08T17:10')}
          />
          <TimePicker
            disabled
            name="mass"
            label="Sunday mass, disabled"
            defaultValue={dayjs('2025-03-09T10:00')}
          />
          {/* #endregion preview */}
        </Stack>
        <Button type="submit" variant="outlined">
          Publish
        </Button>
        <Typography variant="body2" role="status">
          Submitted: {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
