import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function UncontrolledInForm() {
  const [sent, setSent] = React.useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        sx={{ alignItems: 'flex-start' }}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          setSent(`collectedOn=${String(data.get('collectedOn'))}`);
        }}
      >
        {/* #region preview */}
        <DatePicker
          name="collectedOn"
          label="Collected on"
          defaultValue={dayjs('2025-05-21')}
        />
        {/* #endregion preview */}
        <Button type="submit" variant="outlined">
          Close the repair
        </Button>
        <Typography variant="body2" role="status">
          Submitted: {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
