import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

// Fixed for the demo. An app uses the current date.
const today = dayjs('2026-03-11');

const periods: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    id: 'last7Days',
    label: 'Last 7 days',
    getValue: () => [today.subtract(6, 'day'), today],
  },
  {
    id: 'last28Days',
    label: 'Last 28 days',
    getValue: () => [today.subtract(27, 'day'), today],
  },
  {
    id: 'yearToDate',
    label: 'Year to date',
    getValue: () => [today.startOf('year'), today],
  },
];

const slotProps = {
  popper: { 'aria-label': 'Period' },
  shortcuts: { items: periods },
  layout: { sx: { display: { xs: 'block', sm: 'grid' } } },
};

export default function NameOfThePeriod() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    today.subtract(6, 'day'),
    today,
  ]);
  const [name, setName] = React.useState('Last 7 days');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: '100%' }}>
        <Typography variant="h6" component="div" role="status">
          Sales: {name}
        </Typography>
        {/* #region preview */}
        <DateRangePicker
          label="Period"
          sx={{ width: 290, maxWidth: '100%' }}
          calendars={1}
          value={range}
          onChange={setRange}
          onAccept={(_, context) => {
            setName(context.shortcut?.label ?? 'Chosen dates');
          }}
          slotProps={slotProps}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
