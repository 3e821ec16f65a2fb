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
import styles from './PlainSections.module.css';

// #region preview
function SectionsField(props: DatePickerFieldProps) {
  const field = useSectionsField(props);

  return (
    <div {...field.rootProps} className={styles.root} data-invalid={field.isInvalid}>
      <span {...field.labelProps}>{field.label}</span>
      <PickersSectionList {...field.sectionListProps} />
      <button {...field.buttonProps} className={styles.button}>
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
