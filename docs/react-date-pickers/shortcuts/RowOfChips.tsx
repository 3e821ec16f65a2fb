import Box from '@mui/material/Box';
import { listItemClasses } from '@mui/material/ListItem';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

// Fixed for the demo. An app uses the current date.
const today = dayjs('2026-03-11');

const pickupDates: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Today', getValue: () => today },
  { label: 'Tomorrow', getValue: () => today.add(1, 'day') },
  { label: 'Saturday', getValue: () => today.add(6 - today.day(), 'day') },
  { label: 'In a week', getValue: () => today.add(7, 'day') },
  { label: 'In 2 weeks', getValue: () => today.add(14, 'day') },
];

export default function RowOfChips() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        {/* #region preview */}
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={today}
          slotProps={{
            layout: { sx: { display: 'block' } },
            shortcuts: {
              items: pickupDates,
              sx: {
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
                maxWidth: 320,
                px: 2,
                [`& .${listItemClasses.root}`]: { width: 'auto', p: 0 },
              },
            },
          }}
        />
        {/* #endregion preview */}
      </Box>
    </LocalizationProvider>
  );
}
