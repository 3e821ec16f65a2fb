import Autocomplete from '@mui/material/Autocomplete';
import CalendarIcon from '@mui/icons-material/CalendarToday';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const performances = [
  dayjs('2026-09-11'),
  dayjs('2026-09-12'),
  dayjs('2026-09-18'),
  dayjs('2026-09-26'),
];

// #region preview
function PerformanceField({ id }: { id?: string }) {
  const { value, setValue, setOpen, label, disabled, readOnly, triggerRef } =
    usePickerContext<Dayjs | null>();

  return (
    <Autocomplete
      id={id}
      ref={triggerRef}
      sx={{ width: 280 }}
      options={performances}
      value={value}
      onChange={(_, option) => setValue(option)}
      getOptionLabel={(day: Dayjs) => day.format('dddd, MMMM D')}
      isOptionEqualToValue={(day: Dayjs, other: Dayjs) => day.isSame(other, 'day')}
      disabled={disabled}
      readOnly={readOnly}
      renderInput={({ InputProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          slotProps={{
            input: {
              ...InputProps,
              startAdornment: (
                <IconButton
                  edge="start"
                  size="small"
                  aria-label="Show the calendar"
                  disabled={disabled || readOnly}
                  onClick={() => setOpen(true)}
                >
                  <CalendarIcon fontSize="small" />
                </IconButton>
              ),
            },
          }}
        />
      )}
    />
  );
}

const slots = { field: PerformanceField };
// #endregion preview

export default function AutocompleteField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Performance"
        slots={slots}
        referenceDate={performances[0]}
        shouldDisableDate={(day: Dayjs) =>
          !performances.some((performance: Dayjs) => performance.isSame(day, 'day'))
        }
      />
    </LocalizationProvider>
  );
}
