import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function StayInForm() {
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
          <DateRangePicker
            name="stay"
            label="Nights at the hut"
            sx={{ width: 290, maxWidth: '100%' }}
            defaultValue={[dayjs('2025-08-07'), dayjs('2025-08-10')]}
          />
          <DateRangePicker
            readOnly
            name="season"
            label="Season, read-only"
            sx={{ width: 290, maxWidth: '100%' }}
            defaultValue={[dayjs('2025-06-14'), dayjs('2025-10-05')]}
          />
          <DateRangePicker
            disabled
            name="winter"
            label="Winter room, disabled"
            sx={{ width: 290, maxWidth: '100%' }}
            defaultValue={[dayjs('2025-12-20'), dayjs('2026-03-31')]}
          />
          {/* #endregion preview */}
        </Stack>
        <Button type="submit" variant="outlined">
          Reserve
        </Button>
        <Typography variant="body2" role="status">
          Submitted: {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
