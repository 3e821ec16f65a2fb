import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ExternalLabel() {
  const labelId = React.useId();
  const fieldId = React.useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        {/* #region preview */}
        <Typography component="label" id={labelId} htmlFor={fieldId}>
          Date of birth (required)
        </Typography>
        <DatePicker
          openTo="year"
          referenceDate={dayjs('1987-03-27')}
          maxDate={dayjs('2026-05-06')}
          slotProps={{
            textField: {
              id: fieldId,
              required: true,
              helperText: 'Month, day, year: 03/27/1987',
              InputProps: { 'aria-labelledby': labelId },
            },
            popper: { 'aria-labelledby': labelId },
            mobilePaper: { 'aria-labelledby': labelId },
          }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
