import CalendarIcon from '@mui/icons-material/CalendarToday';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import { useSectionsField } from './useSectionsField';

// #region preview
function SectionsField(props: DatePickerFieldProps) {
  const field = useSectionsField(props);

  return (
    <div
      {...field.rootProps}
      className="inline-flex items-center gap-3 rounded-[24px] bg-current/8 py-[6px] ps-4 pe-[6px] focus-within:outline-2 focus-within:outline-current data-[invalid=true]:outline-2 data-[invalid=true]:outline-[#e5484d]"
      data-invalid={field.isInvalid}
    >
      <span {...field.labelProps}>{field.label}</span>
      <PickersSectionList {...field.sectionListProps} />
      <button
        {...field.buttonProps}
        className="flex cursor-pointer rounded-full border-0 bg-transparent p-2 text-inherit hover:bg-current/12 focus-visible:bg-current/12"
      >
        <CalendarIcon fontSize="small" />
      </button>
    </div>
  );
}

const slots = { field: SectionsField };
// #endregion preview

export default function PlainSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Performance"
        defaultValue={dayjs('2026-09-11')}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
