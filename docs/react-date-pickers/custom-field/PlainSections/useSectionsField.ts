import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

/** Props for the parts of a custom field: its root, label, sections and button. */
export function useSectionsField(props: DatePickerFieldProps) {
  const picker = usePickerContext();
  const field = useDateField<true, DatePickerFieldProps>(props);
  const labelId = `${field.id}-label`;

  return {
    label: picker.label,
    isInvalid: field.error,
    rootProps: { ref: picker.triggerRef },
    labelProps: { id: labelId },
    sectionListProps: {
      sectionListRef: field.sectionListRef,
      elements: field.elements,
      contentEditable: field.contentEditable,
      tabIndex: field.tabIndex,
      role: 'group',
      'aria-labelledby': labelId,
      onClick: field.onClick,
      onFocus: field.onFocus,
      onBlur: field.onBlur,
      onInput: field.onInput,
      onPaste: field.onPaste,
      onKeyDown: field.onKeyDown,
    },
    buttonProps: {
      type: 'button' as const,
      'aria-label': field.openPickerAriaLabel,
      disabled: picker.triggerStatus === 'disabled',
      onClick: () => picker.setOpen(true),
    },
  };
}
