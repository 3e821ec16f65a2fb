import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import {
  PickersRangeCalendarHeader,
  type PickersRangeCalendarHeaderProps,
} from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';

type Count = 1 | 2 | 3;

// #region preview
function ResidencyHeader(props: PickersRangeCalendarHeaderProps) {
  const { calendars, monthIndex } = props;

  return (
    <div>
      <Typography
        variant="caption"
        component="div"
        sx={{ pt: 1, textAlign: 'center', color: 'text.secondary' }}
      >
        {calendars === 1 ? 'One month' : `Month ${monthIndex + 1} of ${calendars}`}
      </Typography>
      <PickersRangeCalendarHeader {...props} />
    </div>
  );
}

const slots = { calendarHeader: ResidencyHeader, day: DateRangePickerDay2 };
// #endregion preview

export default function ResidencyRange() {
  const [calendars, setCalendars] = React.useState<Count>(2);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Calendars"
          value={calendars}
          onChange={(_event, value: Count | null) => value && setCalendars(value)}
        >
          <ToggleButton value={1}>1</ToggleButton>
          <ToggleButton value={2}>2</ToggleButton>
          <ToggleButton value={3}>3</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <DateRangeCalendar
            calendars={calendars}
            defaultValue={[dayjs('2026-04-20'), dayjs('2026-05-08')]}
            slots={slots}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
