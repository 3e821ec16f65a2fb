import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const trip: DateRange<Dayjs> = [dayjs('2026-07-04'), dayjs('2026-07-18')];
const twoInputs = { field: MultiInputDateRangeField };

export default function NamedRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
        {/* #region preview */}
        <DateRangePicker
          label="Trip, first and last day"
          defaultValue={trip}
          localeText={{ toolbarTitle: 'Trip' }}
          slotProps={{ popper: { 'aria-label': 'Trip' } }}
        />
        <div role="group" aria-label="Trip">
          <DateRangePicker
            defaultValue={trip}
            localeText={{
              start: 'Leaves on',
              end: 'Back on',
              toolbarTitle: 'Trip',
            }}
            slots={twoInputs}
          />
        </div>
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
