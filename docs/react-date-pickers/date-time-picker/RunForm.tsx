import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function RunForm() {
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
          <DateTimePicker
            name="run"
            label="Run starts"
            defaultValue={dayjs('2025-10-14T10:30')}
            ampm={false}
            format="YYYY-MM-DD HH:mm"
            slotProps={{ field: { clearable: true } }}
          />
          <DateTimePicker
            readOnly
            name="calibrated"
            label="Calibrated, read-only"
            defaultValue={dayjs('2025-10-13T16:00')}
          />
          <DateTimePicker
            disabled
            name="service"
            label="Next service, disabled"
            defaultValue={dayjs('2026-01-12T09:00')}
          />
          {/* #endregion preview */}
        </Stack>
        <Button type="submit" variant="outlined">
          Queue the run
        </Button>
        <Typography variant="body2" role="status">
          Submitted: {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
