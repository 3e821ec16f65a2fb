import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

// Fixed for the demo. An app uses the current date.
const today = dayjs('2026-03-11');

// #region preview
const pickupDates: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Tomorrow', getValue: () => today.add(1, 'day') },
  { label: 'On Saturday', getValue: () => today.add(6 - today.day(), 'day') },
  { label: 'In a week', getValue: () => today.add(7, 'day') },
  { label: 'Easter Sunday', getValue: () => dayjs('2026-04-05') },
];

const slotProps = {
  shortcuts: { items: pickupDates },
  // On phones, above the calendar instead of beside it
  layout: { sx: { display: { xs: 'block', sm: 'grid' } } },
};
// #endregion preview

export default function DateShortcuts() {
  const [pickup, setPickup] = React.useState<Dayjs | null>(today);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          value={pickup}
          onChange={setPickup}
          slotProps={slotProps}
        />
        <Typography variant="body2" role="status" sx={{ textAlign: 'center' }}>
          {pickup ? pickup.format('MMMM D, YYYY') : 'No date'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
