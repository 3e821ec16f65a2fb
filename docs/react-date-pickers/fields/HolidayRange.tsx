import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const autumn: DateRange<Dayjs> = [dayjs('2026-10-19'), dayjs('2026-10-30')];

export default function HolidayRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 480 }}>
        {/* #region preview */}
        <SingleInputDateRangeField label="Autumn holidays" defaultValue={autumn} />
        <MultiInputDateRangeField
          defaultValue={autumn}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'First day off' : 'Last day off',
            }),
          }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
