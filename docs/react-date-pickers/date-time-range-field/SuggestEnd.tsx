import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  DateRange,
  DateTimeRangeValidationError,
} from '@mui/x-date-pickers-pro/models';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

export default function SuggestEnd() {
  const [slot, setSlot] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-08-12T22:00'),
    null,
  ]);
  const [codes, setCodes] = React.useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);

  const suggestEnd = () => {
    const [start, end] = slot;
    if (start !== null && codes[0] === null && end === null) {
      setSlot([start, start.add(4, 'hour')]);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 520 }}>
        {/* #region preview */}
        <MultiInputDateTimeRangeField
          ampm={false}
          value={slot}
          onChange={setSlot}
          onError={setCodes}
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            separator: { sx: { display: { xs: 'none', sm: 'block' } } },
            textField: ({ position }) => ({
              id: `slot-${position}`,
              label: position === 'start' ? 'Telescope from' : 'Telescope until',
              helperText: position === 'end' && 'Four hours, if you enter nothing',
              onBlur: position === 'start' ? suggestEnd : undefined,
            }),
          }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
