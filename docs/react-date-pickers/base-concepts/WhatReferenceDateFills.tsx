import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const firstCrossing = dayjs('2025-07-18T06:45');
const slotProps = { field: { clearable: true, referenceDate: firstCrossing } };

export default function WhatReferenceDateFills() {
  const [picked, setPicked] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
          {/* #region preview */}
          <DatePicker
            label="Pick a day, or type it"
            referenceDate={firstCrossing}
            onChange={setPicked}
          />
          <TimePicker
            label="Pick or type a time"
            referenceDate={firstCrossing}
            slotProps={slotProps}
            onChange={setPicked}
          />
          <TimeField
            label="Minutes and seconds"
            format="mm:ss"
            referenceDate={firstCrossing}
            onChange={setPicked}
          />
          {/* #endregion preview */}
        </Stack>
        <Typography variant="body2" role="status">
          The last change gave:{' '}
          {picked?.isValid() ? picked.format('YYYY-MM-DD HH:mm:ss') : 'nothing yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
