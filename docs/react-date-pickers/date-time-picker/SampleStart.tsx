import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function toText(date: Dayjs | null) {
  return date?.isValid() ? date.format('YYYY-MM-DD HH:mm') : 'no valid date';
}

export default function SampleStart() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-10-14T09:20'));
  const [planned, setPlanned] = React.useState<Dayjs | null>(value);
  const [changes, setChanges] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DateTimePicker
          label="Start of the titration"
          value={value}
          onChange={(next) => {
            setValue(next);
            setChanges((count) => count + 1);
          }}
          onAccept={(next, context) => {
            if (context.validationError === null) {
              setPlanned(next);
            }
          }}
        />
        {/* #endregion preview */}
        <Typography variant="body2" component="div" role="status">
          In the picker: {toText(value)} ({changes} changes)
          <br />
          Planned: {toText(planned)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
