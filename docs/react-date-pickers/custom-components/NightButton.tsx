import Button from '@mui/material/Button';
import NightlightIcon from '@mui/icons-material/Nightlight';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import {
  useParsedFormat,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
function ButtonField(props: DatePickerFieldProps) {
  const { forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, label, open, setOpen, triggerRef, triggerStatus } =
    usePickerContext();
  const placeholder = useParsedFormat();
  const night: Dayjs | null = value;

  return (
    <Button
      ref={triggerRef}
      // Without a toolbar, the dialog takes its name from this id.
      id={forwardedProps.id && `${forwardedProps.id}-label`}
      variant="outlined"
      startIcon={<NightlightIcon />}
      disabled={triggerStatus === 'disabled'}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {label}: {night ? night.format('MMMM D') : placeholder}
    </Button>
  );
}

const slots = { field: ButtonField };
// #endregion preview

export default function NightButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Night" referenceDate={dayjs('2026-09-11')} slots={slots} />
    </LocalizationProvider>
  );
}
