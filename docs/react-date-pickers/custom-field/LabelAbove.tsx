import * as React from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersTextField,
  type PickersTextFieldProps,
} from '@mui/x-date-pickers/PickersTextField';

// #region preview
function TextFieldWithLabelAbove({
  ref,
  label,
  helperText,
  InputProps,
  ...other
}: PickersTextFieldProps & { ref?: React.Ref<HTMLDivElement> }) {
  // A picker with a toolbar, such as on mobile, passes no id.
  const ownId = React.useId();
  const id = other.id ?? ownId;
  const labelId = `${id}-label`;
  const helperTextId = `${id}-helper-text`;

  return (
    <Stack ref={ref} spacing={0.5}>
      <FormLabel id={labelId} required={other.required} error={other.error}>
        {label}
      </FormLabel>
      <FormHelperText id={helperTextId} error={other.error}>
        {helperText}
      </FormHelperText>
      <PickersTextField
        {...other}
        id={id}
        hiddenLabel
        size="small"
        InputProps={{
          ...InputProps,
          'aria-labelledby': labelId,
          'aria-describedby': helperTextId,
        }}
      />
    </Stack>
  );
}

const slots = { textField: TextFieldWithLabelAbove };
// #endregion preview

export default function LabelAbove() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Performance"
        defaultValue={dayjs('2026-09-11')}
        slots={slots}
        slotProps={{
          textField: { required: true, helperText: 'No performances on Mondays' },
        }}
        shouldDisableDate={(day) => day.day() === 1}
      />
    </LocalizationProvider>
  );
}
