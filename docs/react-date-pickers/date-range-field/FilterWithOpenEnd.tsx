import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const letters: [string, Dayjs][] = [
  ['Lisbon', dayjs('1926-03-09')],
  ['Dakar', dayjs('1926-04-02')],
  ['Cape Town', dayjs('1926-05-17')],
  ['Mombasa', dayjs('1926-06-21')],
];

function isWithin(day: Dayjs, [start, end]: DateRange<Dayjs>) {
  return (
    (start === null || !day.isBefore(start, 'day')) &&
    (end === null || !day.isAfter(end, 'day'))
  );
}

export default function FilterWithOpenEnd() {
  const [typed, setTyped] = React.useState<DateRange<Dayjs>>([
    dayjs('1926-04-01'),
    null,
  ]);
  const [filter, setFilter] = React.useState(typed);
  const found = letters.filter(([, sent]: [string, Dayjs]) =>
    isWithin(sent, filter),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        {/* #region preview */}
        <MultiInputDateRangeField
          value={typed}
          onChange={(next, { validationError }) => {
            setTyped(next);
            if (validationError.every((code) => code === null)) {
              setFilter(next);
            }
          }}
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            separator: { sx: { display: { xs: 'none', sm: 'block' } } },
            textField: ({ position }) => ({
              id: `filter-${position}`,
              label: position === 'start' ? 'Sent from' : 'Sent until',
              InputLabelProps: { shrink: true },
            }),
          }}
        />
        {/* #endregion preview */}
        <Typography variant="body2" role="status">
          Letters found: {found.length} of {letters.length}
        </Typography>
        <List dense disablePadding aria-label="Letters">
          {found.map(([from, sent]: [string, Dayjs]) => (
            <ListItem key={from} disableGutters>
              <ListItemText primary={from} secondary={sent.format('MM/DD/YYYY')} />
            </ListItem>
          ))}
        </List>
      </Stack>
    </LocalizationProvider>
  );
}
