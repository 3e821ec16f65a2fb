import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

const offers = [
  { label: 'Friday', date: dayjs('2025-05-16') },
  { label: 'Saturday', date: dayjs('2025-05-17') },
  { label: 'Sunday', date: dayjs('2025-05-18') },
  { label: 'In July', date: dayjs('2025-07-04') },
];

const rules = {
  disablePast: false,
  disableFuture: false,
  minDate: dayjs('2025-05-05'),
  maxDate: dayjs('2025-06-27'),
  shouldDisableDate: (day: Dayjs) => day.day() === 0,
};

function LessonDay() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-05-16'));

  // #region preview
  const { validationError, hasValidationError, getValidationErrorForNewValue } =
    useValidation({
      validator: validateDate,
      value,
      timezone: 'default',
      props: rules,
    });
  // #endregion preview

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap' }}
        role="group"
        aria-label="Offered days"
      >
        {offers.map((offer) => (
          <Button
            key={offer.label}
            size="small"
            variant="outlined"
            disabled={getValidationErrorForNewValue(offer.date) !== null}
            onClick={() => setValue(offer.date)}
          >
            {offer.label}
          </Button>
        ))}
      </Stack>
      <DateField
        label="Driving lesson"
        value={value}
        onChange={(next) => setValue(next)}
        {...rules}
        helperText={hasValidationError ? `Code: ${validationError}` : 'Valid'}
        FormHelperTextProps={{ role: 'status' }}
      />
    </Stack>
  );
}

export default function QuickSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <LessonDay />
    </LocalizationProvider>
  );
}
