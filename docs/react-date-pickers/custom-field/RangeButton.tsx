import Button from '@mui/material/Button';
import DateRangeIcon from '@mui/icons-material/DateRange';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const formatDay = (day: Dayjs | null) => day?.format('MMM D') ?? '…';

// #region preview
function RangeButtonField() {
  const { value, label, open, setOpen, triggerRef, triggerStatus } =
    usePickerContext<DateRange<Dayjs>>();
  const [start, end] = value;

  return (
    <Button
      ref={triggerRef}
      variant="outlined"
      startIcon={<DateRangeIcon />}
      disabled={triggerStatus === 'disabled'}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {start || end ? `${formatDay(start)} – ${formatDay(end)}` : label}
    </Button>
  );
}

// Without it, the picker treats the field as two inputs.
RangeButtonField.fieldType = 'single-input';

const slots = { field: RangeButtonField };
// #endregion preview

export default function RangeButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Run of the show"
        referenceDate={dayjs('2026-09-11')}
        slots={slots}
        slotProps={{ popper: { 'aria-label': 'Run of the show' } }}
      />
    </LocalizationProvider>
  );
}
