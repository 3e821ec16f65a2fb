import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const tours: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'Glacier week',
    getValue: () => [dayjs('2025-07-12'), dayjs('2025-07-19')],
  },
  {
    label: 'Ridge weekend',
    getValue: () => [dayjs('2025-08-30'), dayjs('2025-08-31')],
  },
  { label: 'No tour yet', getValue: () => [null, null] },
];

const slotProps = {
  shortcuts: { items: tours },
  layout: {
    sx: {
      // On phones, the dialog has no room for the list at the side
      '@media (max-width: 500px)': {
        '& .MuiPickersLayout-shortcuts': {
          gridColumn: '2 / 4',
          gridRow: 2,
          maxWidth: 'none',
        },
        '& .MuiPickersLayout-contentWrapper': { gridRow: 3 },
        '& .MuiPickersLayout-actionBar': { gridRow: 4 },
      },
    },
  },
};

export default function TourShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateRangePicker
        label="Guided tour"
        sx={{ width: 290, maxWidth: '100%' }}
        defaultValue={[dayjs('2025-08-30'), dayjs('2025-08-31')]}
        calendars={1}
        slotProps={slotProps}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
