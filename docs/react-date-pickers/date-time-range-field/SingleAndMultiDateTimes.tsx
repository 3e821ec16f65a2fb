import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const session: DateRange<Dayjs> = [
  dayjs('2026-08-12T22:15'),
  dayjs('2026-08-13T03:45'),
];

export default function SingleAndMultiDateTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 520 }}>
        {/* #region preview */}
        <SingleInputDateTimeRangeField
          label="Meteors observed"
          format="MM/DD/YY HH:mm"
          defaultValue={session}
          sx={{ width: 280, maxWidth: '100%' }}
        />
        <MultiInputDateTimeRangeField
          defaultValue={session}
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            separator: { sx: { display: { xs: 'none', sm: 'block' } } },
            textField: ({ position }) => ({
              id: `session-${position}`,
              label: position === 'start' ? 'Dome opened' : 'Dome closed',
            }),
          }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
