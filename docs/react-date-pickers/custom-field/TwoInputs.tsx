import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const run: DateRange<Dayjs> = [dayjs('2026-09-11'), dayjs('2026-11-21')];

// #region preview
function RunField(props: DateRangePickerFieldProps) {
  return (
    <MultiInputDateRangeField
      {...props}
      slotProps={{
        textField: ({ position }) => ({
          label: position === 'start' ? 'Opening night' : 'Last night',
          helperText: position === 'start' ? 'At 19:30' : 'At 18:00',
        }),
        separator: { children: 'until' },
      }}
    />
  );
}

RunField.fieldType = 'multi-input';

const slots = { field: RunField };
// #endregion preview

export default function TwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker defaultValue={run} slots={slots} />
    </LocalizationProvider>
  );
}
