import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

// Fixed for the demo. An app uses the current date.
const today = dayjs('2026-03-11');

const deliveryDates: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Tomorrow', getValue: () => today.add(1, 'day') },
  { label: 'In a month', getValue: () => today.add(1, 'month') },
  { label: 'In a year', getValue: () => today.add(1, 'year') },
];

const layout = { sx: { display: { xs: 'block', sm: 'grid' } } };

export default function SetOrAccept() {
  const [accepted, setAccepted] = React.useState<Dayjs | null>(today);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          {/* #region preview */}
          <DatePicker
            label="One click"
            defaultValue={today}
            onAccept={setAccepted}
            slotProps={{
              layout,
              shortcuts: { items: deliveryDates },
            }}
          />
          <DatePicker
            label="Look, then OK"
            defaultValue={today}
            closeOnSelect={false}
            onAccept={setAccepted}
            slotProps={{
              layout,
              shortcuts: { items: deliveryDates, changeImportance: 'set' },
            }}
          />
          {/* #endregion preview */}
        </Stack>
        <Typography variant="body2" role="status">
          Last accepted: {accepted ? accepted.format('MMMM D, YYYY') : 'no date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
