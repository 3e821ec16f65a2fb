import CalendarIcon from '@mui/icons-material/CalendarToday';
import { styled } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import { useSectionsField } from './useSectionsField';

const Root = styled('div')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 6,
  paddingInline: '16px 6px',
  borderRadius: 24,
  backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)',
  '&:focus-within': { outline: '2px solid currentColor' },
  '&[data-invalid="true"]': { outline: '2px solid #e5484d' },
});

const OpenButton = styled('button')({
  display: 'flex',
  padding: 8,
  border: 0,
  borderRadius: '50%',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover, &:focus-visible': {
    backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
  },
});

// #region preview
function SectionsField(props: DatePickerFieldProps) {
  const field = useSectionsField(props);

  return (
    <Root {...field.rootProps} data-invalid={field.isInvalid}>
      <span {...field.labelProps}>{field.label}</span>
      <PickersSectionList {...field.sectionListProps} />
      <OpenButton {...field.buttonProps}>
        <CalendarIcon fontSize="small" />
      </OpenButton>
    </Root>
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
